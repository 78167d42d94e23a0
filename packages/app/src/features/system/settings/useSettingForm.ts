import type { ConflictStateProps } from '@somo/ui/ConflictState'
import { useRef, useState } from 'react'
import type { SaveAnswer } from '../../../platform/form/saveAnswer.ts'
import { useSomoForm, type SomoFormState } from '../../../platform/form/useSomoForm.ts'
import {
  editable,
  settingErrors,
  settingOf,
  settingSchema,
  textsOf,
  valueOf,
  type Editable,
  type SettingTexts,
} from './settingForm.ts'
import type { Setting, SettingsUse } from './useSettings.ts'

/** Settings that were changed here and meanwhile elsewhere. */
export interface SettingConflict {
  readonly fields: readonly Editable[]
  readonly mine: SettingTexts
  readonly theirs: SettingTexts
}

type Choices = Parameters<ConflictStateProps['onSave']>[0]

/** The form over all settings that may be changed, and what somebody else did to the same ones. */
export interface SettingForm {
  readonly form: SomoFormState<SettingTexts>
  readonly conflict: SettingConflict | null
  /** Saves with one value chosen for each setting of the conflict. */
  readonly decide: (choices: Choices) => void
  readonly giveUp: () => void
}

/** Saves what was touched, setting by setting; one that was changed meanwhile is asked about, and nothing typed is lost. */
export function useSettingForm(
  settings: readonly Setting[],
  set: SettingsUse['set'],
  onSaved: () => void,
): SettingForm {
  // What the form's values began from: it moves with every setting that is saved or taken over.
  const base = useRef(settings)
  const [conflict, setConflict] = useState<SettingConflict | null>(null)
  const take = (setting: Setting): void => {
    base.current = base.current.map((one) => (one.id === setting.id ? setting : one))
  }
  const onSave = async (mine: SettingTexts): Promise<SaveAnswer<SettingTexts>> => {
    const before = textsOf(base.current)
    const late: Editable[] = []
    for (const name of editable) {
      const setting = settingOf(base.current, name)
      if (setting === null || mine[name].trim() === before[name]) continue
      const {
        setting: now,
        userErrors,
        problem,
      } = await set(setting.id, setting.revision, valueOf(mine[name], setting))
      if (problem !== null) return { problem }
      if (now !== null) take(now)
      const isLate = userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')
      if (isLate && now?.value !== mine[name].trim()) late.push(name)
      if (!isLate && userErrors.length > 0)
        return { userErrors: userErrors.map(({ code }) => ({ code, path: [name] })) }
    }
    if (late.length === 0) return { saved: textsOf(base.current) }
    setConflict({ fields: late, mine, theirs: textsOf(base.current) })
    return { problem: { code: 'CONFLICT', requestId: null } }
  }
  const form = useSomoForm({ schema: settingSchema, initial: textsOf(settings), texts: settingErrors, onSave, onSaved })
  const takeOver = (values: SettingTexts): void => {
    setConflict(null)
    form.rebase(textsOf(base.current), values)
  }
  return {
    form,
    conflict,
    decide: (choices) => {
      if (conflict === null) return
      const { fields, mine, theirs } = conflict
      const taken = Object.fromEntries(
        fields.filter((name) => choices.get(name) === 'theirs').map((name) => [name, theirs[name]]),
      )
      takeOver({ ...mine, ...taken })
      form.save()
    },
    giveUp: () => {
      if (conflict !== null) takeOver(conflict.theirs)
    },
  }
}
