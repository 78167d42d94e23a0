import { ComboBox, useAsyncOptions, type SelectOption } from '@somo/ui/ComboBox'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextArea } from '@somo/ui/TextArea'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { FormDialog } from '../../ask/FormDialog.tsx'
import { reasonOf } from '../../list/reasonOf.ts'
import { personFinderMessages } from '../../user/usePersonFinder.ts'
import { awardMessages } from './adminMessages.ts'
import type { AdminBadge, BadgeActions, BadgeAdminData, GivenBadge } from './badgeAdminTypes.ts'
import { nameOfBadge } from './nameOfBadge.ts'

/** Runs a step of a dialog: a reason stays in it, success closes it and is told. */
function useDialogStep(onClose: () => void) {
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  return {
    isPending,
    problem,
    run: async (step: ReturnType<BadgeActions['revoke']>, done: string): Promise<void> => {
      setPending(true)
      const result = await step
      setPending(false)
      const isTaken = result.userErrors.some(({ code }) => code === 'TAKEN')
      const reason = isTaken ? awardMessages.has : reasonOf(result)
      setProblem(reason === null ? undefined : formatMessage(reason))
      if (reason !== null) return
      toasts.toast({ message: done })
      onClose()
    },
  }
}

export interface AwardDialogProps extends Pick<BadgeAdminData, 'actions' | 'findPeople'> {
  readonly badge: AdminBadge
  readonly onClose: () => void
}

/** Gives a badge to one person. */
export function AwardDialog({ badge, actions, findPeople, onClose }: AwardDialogProps) {
  const { formatMessage, locale } = useIntl()
  const [person, setPerson] = useState<SelectOption | null>(null)
  const [reason, setReason] = useState('')
  const { items, isLoading, hasFailed, search } = useAsyncOptions(findPeople)
  const { isPending, problem, run } = useDialogStep(onClose)
  const isReady = person !== null && reason.trim() !== ''
  const act = (): void => {
    if (person === null) return
    void run(
      actions.award(badge, person.id, reason.trim()),
      formatMessage(awardMessages.given, { person: person.label }),
    )
  }
  return (
    <FormDialog
      title={formatMessage(awardMessages.giveTitle, { name: nameOfBadge(badge, locale) })}
      verb={formatMessage(awardMessages.giveVerb)}
      isPending={isPending}
      onAct={isReady ? act : null}
      hasChanges={() => person !== null || reason !== ''}
      onClose={onClose}
    >
      <Stack space={16}>
        <ComboBox
          isRequired
          label={formatMessage(awardMessages.person)}
          selected={person}
          items={items}
          isLoading={isLoading}
          loadError={hasFailed ? formatMessage(personFinderMessages.failed) : undefined}
          errorMessage={problem}
          onSearch={search}
          onSelectionChange={setPerson}
        />
        <ReasonField value={reason} onChange={setReason} />
      </Stack>
    </FormDialog>
  )
}

export interface RevokeDialogProps extends Pick<BadgeAdminData, 'actions'> {
  readonly award: GivenBadge
  readonly onClose: () => void
}

/** Takes an award back for good. */
export function RevokeDialog({ award: { uuid, name }, actions, onClose }: RevokeDialogProps) {
  const { formatMessage } = useIntl()
  const [reason, setReason] = useState('')
  const { isPending, problem, run } = useDialogStep(onClose)
  const act = (): void =>
    void run(actions.revoke(uuid, reason.trim()), formatMessage(awardMessages.revokeDone, { name }))
  return (
    <FormDialog
      title={formatMessage(awardMessages.revokeTitle, { name })}
      verb={formatMessage(awardMessages.revoke)}
      tone="danger"
      isPending={isPending}
      onAct={reason.trim() === '' ? null : act}
      hasChanges={() => reason !== ''}
      onClose={onClose}
    >
      <Stack space={16}>
        <Text>{formatMessage(awardMessages.revokeHint)}</Text>
        <ReasonField value={reason} onChange={setReason} errorMessage={problem} />
      </Stack>
    </FormDialog>
  )
}

interface ReasonFieldProps {
  readonly value: string
  readonly onChange: (reason: string) => void
  readonly errorMessage?: string | undefined
}

function ReasonField({ value, onChange, errorMessage }: ReasonFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <TextArea
      isRequired
      label={formatMessage(awardMessages.reason)}
      description={formatMessage(awardMessages.reasonHint)}
      rows={2}
      maxLength={500}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  )
}
