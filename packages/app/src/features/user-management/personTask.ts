/** What the address asks to be opened for the person it names, such as by the search: `?open=…&do=suspend`. Only a question is opened. */
export const personTasks = ['suspend'] as const
export type PersonTask = (typeof personTasks)[number]

/** Reads it; whatever is unknown counts as absent. Any change of the list's address leaves it out again. */
export function readPersonTask(search: string): PersonTask | null {
  const query = new URLSearchParams(search)
  return query.has('open') ? (personTasks.find((task) => task === query.get('do')) ?? null) : null
}
