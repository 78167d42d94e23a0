import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

/** The code of each tab, fetched beside what the open one asks for: forms and tables only for those that have them. */
export const tabParts = {
  settings: createModuleSlot(() => import('./SettingsPanel.tsx')),
  jobs: createModuleSlot(() => import('./JobsPanel.tsx')),
  mail: createModuleSlot(() => import('./MailPanel.tsx')),
  fields: createModuleSlot(() => import('./FieldsPanel.tsx')),
  audit: createModuleSlot(() => import('./AuditPanel.tsx')),
  about: createModuleSlot(() => import('./AboutPanel.tsx')),
} as const
