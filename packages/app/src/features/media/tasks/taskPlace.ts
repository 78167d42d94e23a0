/** The address of a task of the person, or of the receipt of one version. */
export const taskHref = (task: string, version: number | null = null): string =>
  `/media?task=${task}${version === null ? '' : `&version=${version}`}`

/** The address of the list of tasks. */
export const tasksHref = (isDone: boolean): string => `/media?tab=tasks${isDone ? '&done=1' : ''}`
