// The crystals at the head of a band.

export const Cluster = () => (
  <svg viewBox="0 0 80 60" aria-hidden="true">
    <use href="#cluster" />
  </svg>
);
