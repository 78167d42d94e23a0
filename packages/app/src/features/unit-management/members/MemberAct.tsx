import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import { BulkDialog, type BulkWords } from '../../../domain/list/bulk/BulkDialog.tsx'
import { usePreview } from '../../../domain/list/bulk/usePreview.ts'
import { recounted } from '../../../domain/list/bulk/selection.ts'
import type { UnitPlace } from '../../../domain/unit/place.ts'
import { PlaceDialog } from '../../../domain/unit/PlaceDialog.tsx'
import { unitMessages } from '../../../domain/unit/unitMessages.ts'
import { isDone } from '../../../platform/form/isDone.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { MemberRequest } from './memberAct.ts'
import { memberActMessages } from './memberActMessages.ts'
import { memberMessages } from '../messages.ts'
import { PlaceStep } from '../changes/PlaceStep.tsx'
import type { Member, Unit } from '../unitTypes.ts'
import { useMemberResultToast } from './useMemberResultToast.ts'
import type { UnitActions } from '../useUnitManagement.ts'

export interface MemberActProps {
  readonly request: MemberRequest
  readonly unit: Unit
  readonly actions: UnitActions
  readonly dates: Dates
  readonly onClose: () => void
  /** It is done, or goes on as the answer's job. */
  readonly onDone: (answer: BulkAnswer) => void
  /** Something else has changed, such as by an undo. */
  readonly onChanged: () => void
}

/** Something done with members, from what it needs by its consequences to what is said afterwards. */
export function MemberAct(props: MemberActProps) {
  const say = useMemberResultToast(props.actions.undoMembers, props.onChanged)
  const { verb, member } = props.request
  if (verb === 'REMOVE' || member === null) return <ActOnMany {...props} say={say} />
  return <MemberDialog {...props} member={member} say={say} />
}

interface MemberDialogProps extends MemberActProps {
  readonly member: Member
  readonly say: ReturnType<typeof useMemberResultToast>
}

/** What one member is in the unit, and until when. */
function MemberDialog({ member, unit, actions, dates, say, onDone, onClose }: MemberDialogProps) {
  const { formatMessage } = useIntl()
  const { uuid, revision, role, until, user } = member
  return (
    <PlaceDialog
      title={formatMessage(memberMessages.changeTitle, { name: user.name, unit: unit.name })}
      place={{ role, until, revision }}
      dates={dates}
      onClose={onClose}
      onSave={async (place, from) => {
        const answer = await actions.updateMembership(uuid, from.revision, { role: place.role, until: place.until })
        if (!isDone(answer)) return answer
        onDone(answer)
        // Back from the state it made: what somebody else changes until then stays.
        const made = answer.now?.revision ?? from.revision + 1
        say(formatMessage(memberMessages.saved, { name: user.name }), () =>
          actions.updateMembership(uuid, made, { role: from.role, until: from.until }),
        )
        return answer
      }}
    />
  )
}

interface ActOnManyProps extends MemberActProps {
  readonly say: ReturnType<typeof useMemberResultToast>
}

/** The same for many, or for one who is taken out: what it would do stands before it is done. */
function ActOnMany({ say, ...props }: ActOnManyProps) {
  const { request, unit, actions, dates, onClose, onDone, onChanged } = props
  const { verb, selection, count } = request
  const [value, setValue] = useState<UnitPlace>({ role: 'MEMBER', until: null })
  const [isPreviewed, setPreviewed] = useState(verb === 'REMOVE')
  const place = verb === 'REMOVE' ? null : value
  const words = useWords(props, place)
  const { error, isPending, look, ask, forget } = usePreview(() => actions.previewMembers(unit.uuid, selection, place))
  const change = (next: UnitPlace): void => {
    forget()
    setValue(next)
  }
  if (!isPreviewed)
    return (
      <PlaceStep
        title={words.title(null)}
        value={value}
        error={error}
        isPending={isPending}
        onClose={onClose}
        pattern={dates.pattern}
        onChange={change}
        onGoOn={() => void look().then(setPreviewed)}
      />
    )
  return (
    <BulkDialog
      words={words}
      ask={ask}
      run={(confirmation, counted) => {
        const now = recounted(selection, counted)
        return place === null
          ? actions.removeMembers(unit.uuid, now, confirmation)
          : actions.setRole(unit.uuid, now, place)
      }}
      onRecounted={onChanged}
      onClose={onClose}
      onDone={(answer) => {
        onDone(answer)
        // Work that goes on is followed above the page.
        if (answer.job === null) say(words.done(answer.changed === 0 ? count : answer.changed), answer.undo ?? null)
      }}
    />
  )
}

interface MemberWords extends BulkWords {
  /** What is said once it is done to so many. */
  readonly done: (count: number) => string
}

function useWords(
  { request: { verb, count, member }, unit, dates }: MemberActProps,
  place: UnitPlace | null,
): MemberWords {
  const { formatMessage } = useIntl()
  const isOne = member === null ? 'no' : 'yes'
  if (verb === 'ROLE') {
    const day = place?.until ?? null
    const of = (concerned: number) => ({
      count: concerned,
      unit: unit.name,
      role: place === null ? '' : formatMessage(unitMessages[place.role]),
      date: day === null ? '' : dates.day(day),
    })
    return {
      title: (concerned) => formatMessage(memberActMessages.roleTitle, of(concerned ?? count)),
      sentence: formatMessage(memberActMessages.roleSentence),
      verb: formatMessage(memberMessages.change),
      concerned: (concerned) =>
        formatMessage(
          day === null ? memberActMessages.roleConcerned : memberActMessages.roleConcernedUntil,
          of(concerned),
        ),
      done: (changed) =>
        formatMessage(day === null ? memberActMessages.roleSet : memberActMessages.roleSetUntil, of(changed)),
      tone: 'warn',
    }
  }
  return {
    title: (concerned) =>
      formatMessage(memberMessages.removeTitle, {
        count: concerned ?? count,
        unit: unit.name,
        isOne,
        name: member?.user.name ?? '',
      }),
    sentence: formatMessage(memberMessages.removeSentence),
    verb: formatMessage(memberMessages.remove),
    concerned: (concerned) => formatMessage(memberActMessages.removeConcerned, { count: concerned, unit: unit.name }),
    done: (changed) => formatMessage(memberMessages.removed, { count: changed, unit: unit.name }),
    tone: 'bad',
  }
}
