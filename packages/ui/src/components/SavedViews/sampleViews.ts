import type { StoryGlobals } from '../../testing/sampleCaptions.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import type { SavedView } from './savedViewsTypes.ts'

const labels = {
  en: { all: 'All', overdue: 'Overdue', never: 'Never signed in', new: 'New this month' },
  de: { all: 'Alle', overdue: 'Überfällig', never: 'Nie angemeldet', new: 'Neu in diesem Monat' },
  sw: { all: 'Wote', overdue: 'Waliochelewa', never: 'Hawajawahi kuingia', new: 'Wapya mwezi huu' },
}

/** Views of a list of people, the first built in, in the language of a story. */
export const viewsIn = (globals: StoryGlobals): readonly SavedView[] => {
  const said = inStoryLanguage(globals, labels)
  return [
    { id: 'all', label: said.all, href: '/user-management', count: 1284, mayChange: false },
    { id: 'overdue', label: said.overdue, href: '/user-management?view=overdue', count: 37 },
    { id: 'never', label: said.never, href: '/user-management?view=never', count: 12, isShared: true },
    { id: 'new', label: said.new, href: '/user-management?view=new', count: 28 },
  ]
}

/** The same for stories and tests in English. */
export const sampleViews = viewsIn({})
