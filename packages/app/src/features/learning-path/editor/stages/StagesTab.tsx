import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { languageName } from '../../../../domain/language/languageName.ts'
import { textLocales, type TextLocale } from '../../../../domain/language/textLocales.ts'
import { FormField } from '../../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../../platform/form/useSomoForm.ts'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import { pathFormTexts } from '../pathFormTexts.ts'
import type { EditedPath } from '../pathTypes.ts'
import type { FindPathMedia, PathChanges } from '../usePathEditor.ts'
import { isComplete, readStages, writeStages, type StageValues } from './stageForm.ts'
import { StageList } from './StageList.tsx'
import * as styles from './Stages.css.ts'
import { stageMessages } from './stageMessages.ts'

const schema = z.object({
  stages: z
    .array(z.custom<StageValues>())
    .check(z.refine((stages) => stages.every(isComplete), { error: 'INCOMPLETE' })),
})
type Values = z.infer<typeof schema>

export interface StagesTabProps {
  readonly path: EditedPath
  readonly changes: Pick<PathChanges, 'updateStages'>
  readonly find: FindPathMedia
  readonly dates: Dates
}

/** The stages of the draft; the first change of a published path begins one. */
export function StagesTab({ path, changes, find, dates }: StagesTabProps) {
  const { formatMessage, locale: own } = useIntl()
  const [locale, setLocale] = useState<TextLocale>(textLocales.find((one) => one === path.mainLocale) ?? 'en')
  const [initial] = useState<Values>(() => ({ stages: readStages(path.stages) }))
  const form = useSomoForm<Values, Values>({
    schema,
    initial,
    texts: { ...pathFormTexts, INCOMPLETE: stageMessages.incomplete },
    onSave: ({ stages }) => changes.updateStages(path, writeStages(stages)),
  })
  return (
    <SomoForm form={form}>
      <div className={styles.tab}>
        <Stack space={20}>
          <SegmentedControl
            label={formatMessage(stageMessages.language)}
            items={textLocales.map((id) => ({ id, label: languageName(id, own) }))}
            selectedKey={locale}
            onSelectionChange={setLocale}
          />
          <FormField form={form} name="stages" label={formatMessage(stageMessages.list)}>
            {({ id, value, onChange, errorMessage }) => (
              <StageList
                id={id}
                locale={locale}
                dates={dates}
                find={find}
                onChange={onChange}
                stages={value}
                isRefused={errorMessage !== undefined}
              />
            )}
          </FormField>
        </Stack>
      </div>
    </SomoForm>
  )
}
