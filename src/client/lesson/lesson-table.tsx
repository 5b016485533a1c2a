// A lesson at the table: the usual frame, with the lesson's text above the board.

import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../contract/game.ts';
import type { Presenter } from '../../play/presenter/presenter.ts';
import type { BoardModule } from '../games/board.ts';
import { BOARDS } from '../games/boards.ts';
import { go } from '../router.ts';
import { language, settings } from '../settings.ts';
import { Frame } from '../table/frame.tsx';
import { presentOn } from '../table/present-on.ts';
import { useGameWords } from '../table/use-words.ts';
import { Button } from '../ui/button.tsx';
import { Waiting } from '../ui/lantern.tsx';
import { words } from '../words.ts';
import type { Lesson, LessonWords } from './lesson.ts';
import './lesson.css';
import { type LessonSession, lessonSession } from '../../play/session/lesson.ts';

interface Opened {
  readonly board: BoardModule;
  readonly session: LessonSession;
  readonly presenter: Presenter;
}

export interface LessonTableProps {
  readonly game: GameId;
  readonly lesson: Lesson;
}

export function LessonTable({ game, lesson }: LessonTableProps) {
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const [said, setSaid] = useState<LessonWords | undefined>(undefined);
  const spoken = language();
  useEffect(() => {
    let presenter: Presenter | undefined;
    let current = true;
    void BOARDS[game]().then((board) => {
      if (!current) return;
      const name = settings.value.names[0] ?? words.value.newGame.you;
      const session = lessonSession(board.game, lesson, name);
      presenter = presentOn(session, board);
      setOpened({ board, session, presenter });
    });
    return () => {
      current = false;
      presenter?.close();
    };
  }, [game, lesson]);
  useEffect(() => {
    let current = true;
    void lesson.words(spoken).then((loaded) => current && setSaid(loaded));
    return () => {
      current = false;
    };
  }, [lesson, spoken]);
  const gameWords = useGameWords(opened?.board);
  if (!opened || !said || !gameWords) return <Waiting />;
  const { session, presenter } = opened;
  return (
    <Frame
      {...opened}
      words={gameWords}
      onLeave={() => go({ screen: 'home' })}
      lead={({ lead, text }) => (
        <Teacher
          game={game}
          lesson={lesson}
          session={session}
          said={said}
          // While effects are being shown, the table's own sentence describes them.
          meanwhile={presenter.table.value?.settled ? undefined : [lead, text].filter(Boolean).join(' ')}
        />
      )}
    />
  );
}

interface TeacherProps extends LessonTableProps {
  readonly session: LessonSession;
  readonly said: LessonWords;
  readonly meanwhile: string | undefined;
}

function Teacher({ game, lesson, session, said, meanwhile }: TeacherProps) {
  const { lesson: shell } = words.value;
  const index = session.step.value;
  const step = lesson.steps[index];
  const isWaiting = meanwhile !== undefined;
  if (!step && !isWaiting) {
    return (
      <div class="teacher" role="status">
        <p>{shell.done}</p>
        <Button look="main" onClick={() => go({ screen: 'new', game, way: 'bots' })}>
          {shell.play}
        </Button>
      </div>
    );
  }
  const { say = '', nudge } = (step && said[step.words]) ?? {};
  return (
    <div class="teacher">
      <small>
        {shell.step(Math.min(index + 1, lesson.steps.length), lesson.steps.length)} ·{' '}
        <button type="button" class="link" onClick={() => go({ screen: 'home' })}>
          {shell.skip}
        </button>
      </small>
      <p class="teacher-says" data-waiting={isWaiting} role="status">
        {say}
        {session.nudged.value && <b> {nudge ?? shell.notThat}</b>}
      </p>
      {isWaiting && <p class="teacher-meanwhile">{meanwhile}</p>}
      {step && !step.wants && (
        // Amber belongs to the game's own buttons.
        <Button look="outline" onClick={session.next} disabled={isWaiting}>
          {shell.next}
        </Button>
      )}
    </div>
  );
}
