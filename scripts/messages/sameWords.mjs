const names = ['API', 'Somo']

/**
 * Words that are rightly written as in English. A text of other words that equals the English one is taken for a
 * forgotten translation.
 */
export const sameWords = {
  de: new Set([...names, 'Administration', 'Code', 'Dashboard', 'Design', 'Logo', 'Name', 'Start', 'Status', 'System', 'Version']),
  sw: new Set(names),
}
