/** The address of the list of tasks. */
export const tasksHref = (isDone: boolean): string => `/media?tab=tasks${isDone ? '&done=1' : ''}`
