import type { StoryGlobals } from '../../testing/sampleCaptions.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import type { FilterDefinition, FilterValue } from './filterTypes.ts'

const unitNames = ['Hamburg', 'Lager Nord', 'Lager Süd', 'Gefahrgut', 'Zollabwicklung', 'Verkehrsdisposition', 'Fuhrpark', 'Verpackung', 'Mombasa', 'Verwaltung']

const words = {
  en: {
    name: 'Name',
    unit: 'Unit',
    role: 'Role',
    learners: 'Learners',
    managers: 'Education managers',
    managed: 'With the units they manage',
    administrators: 'Administrators',
    overdue: 'Overdue',
    lastHere: 'Last here',
    locked: 'Locked',
  },
  de: {
    name: 'Name',
    unit: 'Einheit',
    role: 'Rolle',
    learners: 'Lernende',
    managers: 'Bildungsmanagement',
    managed: 'Mit den Einheiten ihrer Zuständigkeit',
    administrators: 'Administration',
    overdue: 'Überfällig',
    lastHere: 'Zuletzt da',
    locked: 'Gesperrt',
  },
  sw: {
    name: 'Jina',
    unit: 'Kitengo',
    role: 'Jukumu',
    learners: 'Wanafunzi',
    managers: 'Mameneja wa elimu',
    managed: 'Pamoja na vitengo wanavyosimamia',
    administrators: 'Wasimamizi',
    overdue: 'Zilizochelewa',
    lastHere: 'Mara ya mwisho',
    locked: 'Amezuiwa',
  },
}

/** What the filter of a number is called in the language of a story. */
export const overdueIn = (globals: StoryGlobals): string => inStoryLanguage(globals, words).overdue

/** The filters of a list of people, one of each kind, in the language of a story. */
export const filtersIn = (globals: StoryGlobals): readonly FilterDefinition[] => {
  const said = inStoryLanguage(globals, words)
  return [
    { id: 'name', label: said.name, kind: 'text' },
    { id: 'unit', label: said.unit, kind: 'many', options: unitNames.map((label) => ({ id: label, label })) },
    {
      id: 'role',
      label: said.role,
      kind: 'one',
      options: [
        { id: 'LEARNER', label: said.learners },
        { id: 'EDUCATION_MANAGER', label: said.managers, description: said.managed },
        { id: 'ADMIN', label: said.administrators },
      ],
    },
    { id: 'overdue', label: said.overdue, kind: 'number', min: 0 },
    { id: 'lastHere', label: said.lastHere, kind: 'date', pattern: 'dd.MM.yyyy' },
    { id: 'locked', label: said.locked, kind: 'yesNo' },
  ]
}

/** The same for stories and tests in English. */
export const sampleFilters = filtersIn({})

/** Two of them in force. */
export const sampleValue: readonly FilterValue[] = [
  { id: 'unit', kind: 'many', options: ['Hamburg', 'Lager Nord'] },
  { id: 'overdue', kind: 'number', from: 5, to: null },
]
