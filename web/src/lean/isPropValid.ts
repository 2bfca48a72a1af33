const ours = new Set(['ownerState', 'sx', 'theme', 'as', 'classes', 'component']);

/** Whether a property is meant for the element: MUI hands on nothing but those and its own. */
export default function isPropValid(name: string): boolean {
  return !ours.has(name);
}
