import { RemoveSynonymsDocument, SaveSynonymsDocument, SystemSynonymsDocument } from '@somo/graphql/system-synonyms'
import type { SystemSynonymsQuery } from '@somo/graphql/system-synonyms'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { Outcome } from '../../../platform/form/isDone.ts'

export type SynonymGroup = SystemSynonymsQuery['system']['synonyms'][number]

/** Terms that mean the same in the search, and what can be done with them. */
export interface SynonymsUse {
  readonly synonyms: QueryState<readonly SynonymGroup[]>
  readonly retry: () => void
  /** Changes a group, or adds one where it is null. */
  readonly save: (group: SynonymGroup | null, terms: readonly string[]) => Promise<Outcome>
  readonly remove: (group: SynonymGroup) => Promise<Outcome>
}

/** For administrators; while it is not active nothing is asked. */
export function useSynonyms(isActive: boolean): SynonymsUse {
  const synonyms = useQueryState(SystemSynonymsDocument, {
    isWanted: isActive,
    pick: (data) => data.system.synonyms,
  })
  const saving = useAction(SaveSynonymsDocument, (data) => data.system.saveSynonyms)
  const removing = useAction(RemoveSynonymsDocument, (data) => data.system.removeSynonyms)
  const shown = async (step: Promise<Outcome>): Promise<Outcome> => {
    const result = await step
    await synonyms.refetch()
    return result
  }
  return {
    synonyms,
    retry: synonyms.retry,
    save: (group, terms) =>
      shown(
        saving.run({
          terms: [...terms],
          ...(group === null ? {} : { key: group.key, expected: [...group.terms] }),
        }),
      ),
    remove: ({ key, terms }) => shown(removing.run({ key, expected: [...terms] })),
  }
}
