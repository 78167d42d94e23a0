/** @jsxImportSource #samples */
import { House, Users } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import type { PreviewEntry } from './ThemePreview.tsx'

/** Entries of the sidebar for stories and tests. */
export const sampleEntries: readonly PreviewEntry[] = [
  { id: 'overview', label: 'Overview', isCurrent: true, icon: <Icon glyph={House} /> },
  { id: 'people', label: 'People', isCurrent: false, icon: <Icon glyph={Users} /> },
]
