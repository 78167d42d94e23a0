/** In SQL, what stands for an anonymised person in lists, proofs and rows of imports; `uuid` is the column that holds theirs. */
export const pseudonym = (uuid: string): string => `upper(right(replace(${uuid}::text, '-', ''), 8))`
