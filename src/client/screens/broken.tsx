// The screen after an error of ours: says so, and leads on.

import { formatPath } from '../router.ts';
import { Button } from '../ui/button.tsx';
import { Lantern } from '../ui/lantern.tsx';
import { words } from '../words.ts';

export function Broken() {
  const { ui, notFound } = words.value;
  return (
    <main class="waiting" id="main" tabIndex={-1}>
      <Lantern />
      <p role="alert">{ui.crashed}</p>
      <Button look="main" onClick={() => location.reload()}>
        {ui.reload}
      </Button>
      <a href={formatPath({ screen: 'home' })}>{notFound.home}</a>
    </main>
  );
}
