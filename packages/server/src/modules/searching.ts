/**
 * What is searched for, anywhere in a text, as `like` takes it: its own signs are taken for letters. To be folded by
 * PostgreSQL's `fold_text`, as the texts are that it is held against.
 */
export const patternOf = (search: string): string => `%${search.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Whether it has as many digits side by side as `number_parts` finds. */
export const hasLongNumber = (search: string): boolean => /[0-9]{6}/.test(search)

/**
 * Those people alone, as a table, whose text has the long numbers of what is searched for: the trigrams of such a number are
 * those of thousands of others. @param parts its `number_parts`, as SQL.
 */
export const peopleWithNumber = (parts: string): string => `(select x.* from person x where number_parts(x.search_text) @> ${parts} offset 0)`
