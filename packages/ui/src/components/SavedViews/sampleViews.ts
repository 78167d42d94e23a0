import type { SavedView } from './savedViewsTypes.ts'

/** Views of a list of people, the first built in. */
export const sampleViews: readonly SavedView[] = [
  { id: 'all', label: 'All', href: '/user-management', count: 1284, mayChange: false },
  { id: 'overdue', label: 'Overdue', href: '/user-management?view=overdue', count: 37 },
  { id: 'never', label: 'Never signed in', href: '/user-management?view=never', count: 12, isShared: true },
  { id: 'new', label: 'New this month', href: '/user-management?view=new', count: 28 },
]
