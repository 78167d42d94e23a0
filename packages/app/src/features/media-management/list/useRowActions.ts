import { ChangeListedMediumStateDocument } from '@somo/graphql/media-management'
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAction } from '../../../platform/api/useAction.ts'
import { emptyAddress, writeMediumAddress } from '../mediumAddress.ts'
import { useReasonToast } from '../useReasonToast.ts'
import type { MediumRow } from './mediaColumns.tsx'
import type { RowActions } from './useMediumMenu.tsx'

export interface RowActionsUse {
  readonly actions: RowActions
  /** The medium that a copy was asked for; null for none. */
  readonly copied: MediumRow | null
  readonly endCopy: () => void
}

/** What the menu of a row does. @param list the list, as its codec writes it @param onChanged reads the list again */
export function useRowActions(list: string, onChanged: () => void): RowActionsUse {
  const { pathname } = useLocation()
  const { run } = useAction(ChangeListedMediumStateDocument, (data) => data.medium.changeState)
  const tell = useReasonToast()
  const [copied, setCopied] = useState<MediumRow | null>(null)
  const hrefOf = useCallback(
    (medium: string): string => pathname + writeMediumAddress({ ...emptyAddress, medium, list }),
    [pathname, list],
  )
  return {
    copied,
    endCopy: () => setCopied(null),
    actions: {
      hrefOf,
      previewHrefOf: (medium) => pathname + writeMediumAddress({ ...emptyAddress, medium, isPreview: true, list }),
      onCopy: setCopied,
      onState: ({ uuid, revision }, state) => void tell(run({ uuid, revision, state }), onChanged),
    },
  }
}
