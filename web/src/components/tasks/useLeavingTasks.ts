import { useEffect, useState } from 'react';
import type { TaskRowFragment } from '../../__generated__/graphql.ts';
import { taskKey } from './taskKinds.ts';

/** How long a row fades that is done, in milliseconds. */
export const FADE_MS = 160;

/** The tasks with those that have just gone, for the time of their fade, and the last one that went. */
export function useLeavingTasks(tasks: readonly TaskRowFragment[]) {
  const [shown, setShown] = useState(tasks);
  const [left, setLeft] = useState<TaskRowFragment | null>(null);
  const keys = tasks.map(taskKey);
  const leaving = shown.filter((task) => !keys.includes(taskKey(task)));
  const names = keys.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, not newer ones of the same tasks.
  useEffect(() => {
    const [first] = leaving;
    if (first) setLeft(first);
    const timer = setTimeout(() => setShown(tasks), first ? FADE_MS : 0);
    return () => clearTimeout(timer);
  }, [names]);
  return { rows: leaving.length > 0 ? shown : tasks, leaving: new Set(leaving.map(taskKey)), left };
}
