/**
 * React's part for browsers. It runs where it is imported first: imported here, it runs in the task of React's own chunk,
 * and the task of our chunk takes half the time.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
