import { ConflictState } from '@somo/ui/ConflictState'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { DesignPartsFragment } from '@somo/graphql/design-configuration'
import { formMessages } from '../../../platform/form/formMessages.ts'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { DesignPart, DesignValues } from './designForm.ts'
import { changeMessages, fieldMessages } from '../messages.ts'
import type { DraftConflict, DraftForm } from './useDraftForm.ts'

export interface DesignConflictProps extends Pick<DraftForm, 'settle' | 'giveWay'> {
  readonly conflict: DraftConflict
  readonly dates: Dates
}

const labels = {
  productName: fieldMessages.name,
  primaryColor: fieldMessages.colour,
  logo: fieldMessages.logo,
} as const

/** Both drafts side by side, with nothing chosen; it takes the focus, since it stands where nobody looks. */
export function DesignConflict({ conflict, settle, giveWay, dates }: DesignConflictProps) {
  const { formatMessage } = useIntl()
  const place = useRef<HTMLDivElement>(null)
  useEffect(function goThere() {
    place.current?.focus()
  }, [])
  const { mine, theirs, parts, problem, isPending } = conflict
  const words = useWhose(conflict, dates)
  const mineText = useMine()
  const theirsText = useTheirs()
  return (
    <div ref={place} tabIndex={-1}>
      <Stack space={16}>
        {problem === null ? null : (
          <Notice tone="bad" isLive>
            {formatMessage(formMessages.notSaved, { reason: formatMessage(actionMessages[problem.code]) })}
          </Notice>
        )}
        <ConflictState
          notice={words.notice}
          theirsLabel={words.theirs}
          fields={parts.map((part) => ({
            id: part,
            label: formatMessage(labels[part]),
            mine: mineText(part, mine),
            theirs: theirsText(part, theirs.draft),
          }))}
          onSave={settle}
          onDiscard={giveWay}
          isPending={isPending}
        />
      </Stack>
    </div>
  )
}

function useWhose({ theirs }: DraftConflict, dates: Dates): { readonly notice: string; readonly theirs: string } {
  const { formatMessage } = useIntl()
  const { draftSavedAt, draftSavedBy: name } = theirs
  if (draftSavedAt === null || name === null) {
    return { notice: formatMessage(changeMessages.conflictNobody), theirs: formatMessage(changeMessages.conflictOther) }
  }
  const moment = new Date(draftSavedAt)
  const [date, time] = [dates.date(moment), dates.time(moment)]
  return {
    notice: formatMessage(changeMessages.conflict, { name, date, time }),
    theirs: formatMessage(changeMessages.conflictTheirs, { name, time }),
  }
}

function useMine(): (part: DesignPart, values: DesignValues) => string {
  const { formatMessage } = useIntl()
  return (part, { logo, ...values }) => {
    if (part !== 'logo') return values[part]
    if (logo.url === null) return formatMessage(fieldMessages.logoOwn)
    return logo.name === null
      ? formatMessage(fieldMessages.logoKept)
      : formatMessage(fieldMessages.logoNew, { file: logo.name })
  }
}

function useTheirs(): (part: DesignPart, design: DesignPartsFragment) => string {
  const { formatMessage } = useIntl()
  return (part, design) => {
    if (part !== 'logo') return design[part]
    return formatMessage(design.logoUrl === null ? fieldMessages.logoOwn : changeMessages.logoChosen)
  }
}
