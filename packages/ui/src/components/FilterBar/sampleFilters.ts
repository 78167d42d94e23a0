import type { FilterDefinition, FilterValue } from './filterTypes.ts'

const unitNames = [
  'Hamburg',
  'Lager Nord',
  'Lager Süd',
  'Gefahrgut',
  'Zollabwicklung',
  'Verkehrsdisposition',
  'Fuhrpark',
  'Verpackung',
  'Mombasa',
  'Verwaltung',
]

/** The filters of a list of people, one of each kind. */
export const sampleFilters: readonly FilterDefinition[] = [
  { id: 'name', label: 'Name', kind: 'text' },
  { id: 'unit', label: 'Unit', kind: 'many', options: unitNames.map((label) => ({ id: label, label })) },
  {
    id: 'role',
    label: 'Role',
    kind: 'one',
    options: [
      { id: 'LEARNER', label: 'Learners' },
      { id: 'EDUCATION_MANAGER', label: 'Education managers', description: 'With the units they manage' },
      { id: 'ADMIN', label: 'Administrators' },
    ],
  },
  { id: 'overdue', label: 'Overdue', kind: 'number', min: 0 },
  { id: 'lastHere', label: 'Last here', kind: 'date', pattern: 'dd.MM.yyyy' },
  { id: 'locked', label: 'Locked', kind: 'yesNo' },
]

/** Two of them in force. */
export const sampleValue: readonly FilterValue[] = [
  { id: 'unit', kind: 'many', options: ['Hamburg', 'Lager Nord'] },
  { id: 'overdue', kind: 'number', from: 5, to: null },
]
