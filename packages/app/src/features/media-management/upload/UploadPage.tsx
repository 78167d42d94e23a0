import { Breadcrumbs } from '@somo/ui/Breadcrumbs'
import { Page } from '@somo/ui/Page'
import { Select } from '@somo/ui/Select'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { languageName } from '../../../domain/language/languageName.ts'
import { UnitPicker } from '../../../domain/unit/UnitPicker.tsx'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import { editorMessages } from '../editor/editorMessages.ts'
import type { EditorTab } from '../mediumAddress.ts'
import { localeOfText, textLocales } from '../../../domain/language/textLocales.ts'
import { InterruptedUploadList } from './InterruptedUploadList.tsx'
import { MediumUploadList } from './MediumUploadList.tsx'
import * as styles from './MediumUploadList.css.ts'
import { mediumUploadMessages } from './mediumUploadMessages.ts'
import type { InterruptedUploads } from './useInterruptedUploads.ts'
import type { UploadQueueUse } from './useUploadQueue.ts'

export interface UploadPageProps {
  readonly queue: UploadQueueUse
  readonly interrupted: InterruptedUploads
  readonly findUnits: FindUnits
  readonly hrefOf: (medium: string, tab: EditorTab) => string
  readonly listHref: string
}

/** Files on their way to become media. */
export function UploadPage({ queue, interrupted, findUnits, hrefOf, listHref }: UploadPageProps) {
  const { formatMessage, locale: own } = useIntl()
  const [unit, setUnit] = useState<{ readonly id: string; readonly label: string } | null>(null)
  const [locale, setLocale] = useState(() => localeOfText(own))
  const { items, add, limits, ...actions } = queue
  const back = { id: 'list', label: formatMessage(editorMessages.back), href: listHref }
  return (
    <Page
      layout="list"
      eyebrow={<Breadcrumbs label={formatMessage(editorMessages.path)} items={[back]} />}
      title={formatMessage(mediumUploadMessages.title)}
      lead={formatMessage(mediumUploadMessages.lead)}
    >
      <div className={styles.page}>
        <Stack space={20}>
          <UnitPicker
            label={formatMessage(mediumUploadMessages.owner)}
            description={formatMessage(mediumUploadMessages.ownerHint)}
            find={findUnits}
            selected={unit}
            onChange={setUnit}
          />
          <Select
            label={formatMessage(mediumUploadMessages.locale)}
            items={textLocales.map((id) => ({ id, label: languageName(id, own) }))}
            selectedKey={locale}
            onSelectionChange={setLocale}
          />
          <InterruptedUploadList {...interrupted} />
        </Stack>
        <MediumUploadList
          items={items}
          limits={limits}
          hrefOf={hrefOf}
          {...actions}
          onFiles={(files) => add(files, { kind: 'NEW', ownerUnit: unit?.id ?? null, locale })}
        />
      </div>
    </Page>
  )
}
