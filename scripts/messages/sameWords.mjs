const names = ['API', 'js', 'Node', 'PostgreSQL', 'Somo']

/** Words that are spelled as in English. A text of other words that equals the English one counts as untranslated. */
export const sameWords = {
  de: new Set([
    ...names,
    'Administration',
    'Audio',
    'Browser',
    'Client',
    'Code',
    'Cookies',
    'Dashboard',
    'Design',
    'Export',
    'Import',
    'Installation',
    'Link',
    'Logo',
    'Medium',
    'Name',
    'PDF',
    'Person',
    'Quiz',
    'Server',
    'Start',
    'Status',
    'System',
    'Text',
    'Version',
    'Video',
  ]),
  sw: new Set([...names, 'Ctrl', 'PDF', 'Video']),
}
