import { defineMessages } from '../../platform/locale/message.ts'

/** The texts of the command palette. */
export const paletteMessages = defineMessages({
  label: { id: 'palette.window.label', defaultMessage: 'Search pages and actions', description: 'Name of the command palette and of its field.' },
  pages: { id: 'palette.group.pages', defaultMessage: 'Pages', description: 'Caption in the command palette above the pages that are open to the person.' },
  actions: { id: 'palette.group.actions', defaultMessage: 'Actions', description: 'Caption in the command palette above what can be done from any page.' },
  help: { id: 'palette.action.help', defaultMessage: 'Help for {page}', description: 'Action in the command palette: leads to the help articles of the page it is opened on; {page} is its title, such as User management.' },
  language: { id: 'palette.action.language', defaultMessage: 'Switch to {language}', description: 'Action in the command palette: changes the language; {language} is named in itself, such as Deutsch.' },
  light: { id: 'palette.action.light', defaultMessage: 'Appearance: light', description: 'Action in the command palette: changes to the light theme.' },
  dark: { id: 'palette.action.dark', defaultMessage: 'Appearance: dark violet', description: 'Action in the command palette: changes to the dark-violet theme.' },
})
