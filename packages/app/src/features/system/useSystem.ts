import { useLocation, useSearchParams } from 'react-router-dom'
import { readTab, type TabName } from './tabs.ts'
import { useAudit, type AuditUse } from './lists/useAudit.ts'
import { useFields, type FieldsUse } from './fields/useFields.ts'
import { useJobs, type JobsUse } from './lists/useJobs.ts'
import { useMails, type MailsUse } from './lists/useMails.ts'
import { useSynonyms, type SynonymsUse } from './synonyms/useSynonyms.ts'
import { useSettings, type SettingsUse } from './settings/useSettings.ts'

/** What the page shows and does, part by part; only the open part asks for anything. */
export interface SystemData {
  readonly pathname: string
  readonly tab: TabName
  readonly settings: SettingsUse
  readonly jobs: JobsUse
  readonly mails: MailsUse
  readonly fields: FieldsUse
  readonly synonyms: SynonymsUse
  readonly audit: AuditUse
}

/** Puts the parts together; which one is open, the address says. */
export function useSystem(): SystemData {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const tab = readTab(query)
  return {
    pathname,
    tab,
    settings: useSettings(tab === 'settings' || tab === 'about' || tab === 'mail'),
    jobs: useJobs(tab === 'jobs'),
    mails: useMails(tab === 'mail'),
    fields: useFields(tab === 'fields'),
    synonyms: useSynonyms(tab === 'synonyms'),
    audit: useAudit(tab === 'audit'),
  }
}
