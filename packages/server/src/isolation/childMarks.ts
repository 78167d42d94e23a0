/** What the watchdog writes to the error output before it kills its own process. */
export const childMarks = { TOO_LARGE: 'somo-limit: memory', TOO_SLOW: 'somo-limit: time' } as const
