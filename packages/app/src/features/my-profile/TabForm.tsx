import { Stack } from '@somo/ui/Stack'
import { useEffect, useRef, type ReactNode } from 'react'
import { SomoForm } from '../../platform/form/SomoForm.tsx'
import { LockedNotice } from './personal/LockedNotice.tsx'
import { ProfileConflictView, type ProfileConflictViewProps } from './ProfileConflictView.tsx'
import type { PatchField, Profile } from './profileTypes.ts'
import type { ProfileForm } from './useProfileForm.ts'

export interface TabFormProps<Field extends PatchField> {
  readonly profile: Profile
  readonly fields: readonly Field[]
  readonly form: ProfileForm<Field>
  readonly write: ProfileConflictViewProps<Field>['write']
  readonly children: ReactNode
  /** Choices that take effect immediately have no Save button. @default false */
  readonly saves?: 'onRequest' | 'onChange'
}

/** The form of one tab; while a conflict waits for its answer it stands aside with all that was entered. */
export function TabForm<Field extends PatchField>({
  profile,
  fields,
  form: { form, conflict, decide, giveUp },
  write,
  children,
  saves = 'onRequest',
}: TabFormProps<Field>) {
  const place = useRef<HTMLDivElement>(null)
  const hasConflict = conflict !== null
  useEffect(
    function goToConflict() {
      if (hasConflict) place.current?.focus()
    },
    [hasConflict],
  )
  return (
    <Stack space={24}>
      <LockedNotice profile={profile} fields={fields} />
      {conflict === null ? null : (
        <div ref={place} tabIndex={-1}>
          <ProfileConflictView conflict={conflict} decide={decide} giveUp={giveUp} write={write} />
        </div>
      )}
      <div hidden={hasConflict}>
        <SomoForm form={form} saves={saves}>
          {children}
        </SomoForm>
      </div>
    </Stack>
  )
}
