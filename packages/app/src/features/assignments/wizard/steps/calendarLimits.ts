/** The days that the server takes for an assignment; a year beyond them is mistyped. */
export const calendarLimits = { minValue: '2000-01-01', maxValue: '2199-12-31' } as const
