/** The address of a task of the person, or of the receipt of one version. */
export const ownTaskHref = (task: string, version: number | null = null): string =>
  `/media?task=${task}${version === null ? '' : `&version=${version}`}`
