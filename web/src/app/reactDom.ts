/**
 * React's part for browsers, in the chunk of React. It is run where it is first asked for: from here that is the task
 * of its own chunk, and the task that runs ours is half as long.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
