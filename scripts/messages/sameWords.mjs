const names = ['API', 'js', 'Node', 'PostgreSQL', 'Somo']

/**
 * Words that are rightly written as in English. A text of other words that equals the English one is taken for a
 * forgotten translation.
 */
export const sameWords = {
  de: new Set([...names, 'Administration', 'Browser', 'Code', 'Cookies', 'Dashboard', 'Design', 'Installation', 'Logo', 'Medium', 'Name', 'Server', 'Start', 'Status', 'System', 'Version']),
  sw: new Set([...names, 'Ctrl']),
}
