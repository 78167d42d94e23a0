import { Button } from '@somo/ui/Button'
import { ConflictState } from '@somo/ui/ConflictState'
import { Heading } from '@somo/ui/Heading'
import { Switch } from '@somo/ui/Switch'
import { Tabs } from '@somo/ui/Tabs'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { nativeNames as languageNames } from '../../platform/locale/locales.ts'
import { mailEventMessage } from '../../domain/mail/mailEvents.ts'
import { FormField } from '../../platform/form/FormField.tsx'
import { SomoForm } from '../../platform/form/SomoForm.tsx'
import * as styles from './Mailtemplates.css.ts'
import { editorMessages } from './messages.ts'
import type { EditorTab } from './templateAddress.ts'
import { localeOfField, templateLocales, textOf, type TemplateLocale } from './templateForm.ts'
import { TemplateFields } from './TemplateFields.tsx'
import { LivePreview } from './TemplatePreview.tsx'
import type { PreviewUse, Template, TemplateActions } from './templateTypes.ts'
import { useIsWide } from './useIsWide.ts'
import { useTemplateForm } from './useTemplateForm.ts'

export interface TemplateEditorProps {
  readonly template: Template
  readonly preview: PreviewUse
  readonly actions: TemplateActions
}

/** The texts of one mail in every language, saved together, and beside them the mail as somebody would read it. */
export function TemplateEditor({ template, preview, actions }: TemplateEditorProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const isWide = useIsWide()
  const [chosenTab, setTab] = useState<EditorTab>('en')
  const [locale, setLocale] = useState<TemplateLocale>('en')
  const tab = isWide && chosenTab === 'preview' ? locale : chosenTab
  const { form, conflict, conflictFields, decide, giveUp, reset, sendTest, isTesting } = useTemplateForm(
    template,
    actions,
  )
  const open = (next: EditorTab): void => {
    setTab(next)
    if (next !== 'preview') setLocale(next)
  }
  const tabs = [
    ...templateLocales.map((id) => ({ id, label: languageNames[id] })),
    // Beside the text where there is room.
    ...(isWide ? [] : [{ id: 'preview', label: formatMessage(editorMessages.preview) }]),
  ]
  return (
    <div className={styles.editor}>
      <div className={styles.editorHead}>
        <Heading level={2}>{formatMessage(mailEventMessage(template.event))}</Heading>
        <div className={styles.buttons}>
          <Button variant="plain" onPress={() => reset(locale)} writes>
            {formatMessage(editorMessages.reset)}
          </Button>
          <Button onPress={() => sendTest(locale)} isPending={isTesting} writes>
            {formatMessage(editorMessages.test)}
          </Button>
        </div>
      </div>
      {conflict === null ? null : (
        <ConflictState
          notice={formatMessage(editorMessages.conflict)}
          theirsLabel={formatMessage(editorMessages.theirs)}
          fields={conflictFields}
          onSave={decide}
          onDiscard={giveUp}
        />
      )}
      <div className={styles.work} hidden={conflict !== null} data-tab={tab}>
        <div className={styles.texts}>
          <Tabs
            label={formatMessage(editorMessages.tabs)}
            items={tabs}
            selectedKey={tab}
            onSelectionChange={(key) => open(tabs.find(({ id }) => id === key)?.id as EditorTab)}
          >
            <div hidden={tab === 'preview'}>
              <SomoForm
                form={form}
                saveLabel={formatMessage(editorMessages.save)}
                onReveal={(id) => open(localeOfField(id) ?? locale)}
              >
                {templateLocales.map((one) => (
                  <div key={one} hidden={one !== locale}>
                    <TemplateFields form={form} template={template} locale={one} />
                  </div>
                ))}
                <FormField form={form} name="isActive" label={formatMessage(editorMessages.active)}>
                  {({ value, onChange, ...field }) => (
                    <Switch
                      {...field}
                      isSelected={value === 'yes'}
                      onChange={(isOn) => onChange(isOn ? 'yes' : 'no')}
                      description={formatMessage(editorMessages.activeHint)}
                      disabledReason={template.isMandatory ? formatMessage(editorMessages.mandatory) : undefined}
                    />
                  )}
                </FormField>
              </SomoForm>
            </div>
            {tab === 'preview' ? <LivePreview form={form} locale={locale} preview={preview} textOf={textOf} /> : null}
          </Tabs>
        </div>
        {isWide ? (
          <aside className={styles.previewColumn} aria-label={formatMessage(editorMessages.preview)}>
            <LivePreview form={form} locale={locale} preview={preview} textOf={textOf} />
          </aside>
        ) : null}
      </div>
    </div>
  )
}
