// Whether somebody looks at this page.

/** Tells now and after every change. Gives what ends it. */
export function watchVisible(onChange: (isVisible: boolean) => void): () => void {
  const tell = () => onChange(!document.hidden);
  tell();
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
