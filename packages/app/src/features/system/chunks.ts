import { lazy } from '../../platform/lazy.ts'

/** The code of each tab, fetched beside what the open one asks for: forms and tables only for those that have them. */
export const tabChunks = {
  settings: lazy(() => import('./settings/SettingsPanel.tsx')),
  jobs: lazy(() => import('./lists/JobsPanel.tsx')),
  mail: lazy(() => import('./lists/MailPanel.tsx')),
  fields: lazy(() => import('./fields/FieldsPanel.tsx')),
  synonyms: lazy(() => import('./synonyms/SynonymsPanel.tsx')),
  audit: lazy(() => import('./lists/AuditPanel.tsx')),
  about: lazy(() => import('./settings/AboutPanel.tsx')),
} as const
