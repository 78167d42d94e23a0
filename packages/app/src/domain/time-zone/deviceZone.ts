/** What the device's clock goes by; UTC where the browser does not tell. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
