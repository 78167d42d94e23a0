/*
 * A spreadsheet takes a cell of CSV that begins with one of these signs for a formula, so files of tables put an apostrophe
 * before it (OWASP, "CSV injection"). Such a file is sent again after somebody worked on it, so reading takes the apostrophe
 * off. A text that has one by itself gets a second: what is written and read again is what it was.
 */
const guarded = /^'+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** A cell that looks guarded by itself, guarded once more; the signs alone are guarded where CSV is written. */
export const guardAgain = (cell: string): string => (guarded.test(cell) ? `'${cell}` : cell)

/** A cell as it was before it was guarded; any other cell as it is. */
export const readGuarded = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)
