import { addresses } from './addresses.ts'

/** Whether a page can have help of its own: "Using Somo" is the help, and at the page of errors nobody stays. */
export const hasHelp = (path: string): boolean => path !== addresses.usingSomo && path !== addresses.errorPage

/** The way to "Using Somo" from a page: there its help comes first. */
export const helpAddress = (from: string): string => (hasHelp(from) ? `${addresses.usingSomo}?screen=${from}` : addresses.usingSomo)
