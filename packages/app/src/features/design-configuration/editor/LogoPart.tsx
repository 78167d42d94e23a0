import { BrandMark } from '@somo/ui/BrandMark'
import { Button } from '@somo/ui/Button'
import { DropZone } from '@somo/ui/DropZone'
import { Notice } from '@somo/ui/Notice'
import { UploadQueue } from '@somo/ui/UploadQueue'
import { brandStyle } from '@somo/ui/theme/switching/brandStyle'
import { parseColour } from '@somo/ui/theme/colourText'
import { palette, type Palette } from '@somo/ui/theme/palette'
import { defaultPrimary, themeNames } from '@somo/ui/theme/tokens'
import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Upload } from '../../../platform/api/uploads/useUpload.ts'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import type { FormFieldProps } from '../../../platform/form/FormField.tsx'
import { useFormValues } from '../../../platform/form/useFormValues.ts'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import type { DesignValues, LogoValue } from './designForm.ts'
import * as styles from './DesignFields.css.ts'
import { fieldMessages, logoDoubts, logoErrors } from '../messages.ts'
import { useLogoDoubts } from './useLogoDoubts.ts'
import { asUploadItem, useLogoUpload, type LogoError } from './useLogoUpload.ts'

/** What the server takes as a logo (the schema, UploadKind): kinds and bytes. */
const kinds = ['.svg', '.png', '.webp', '.jpg', '.jpeg'] as const
const mostBytes = 1_048_576

export interface LogoPartProps {
  readonly form: SomoFormState<DesignValues>
  readonly field: FormFieldProps<LogoValue>
  readonly upload: Upload
}

/** The logo: as it stands on both grounds, a place that takes another, and the way back to the product's own mark. */
export function LogoPart({ form, field, upload }: LogoPartProps) {
  const { formatMessage } = useIntl()
  const { value, onChange, errorMessage } = field
  const holder = useHolder(field)
  const { sending, choose, retry, giveUp } = useLogoUpload(upload, holder)
  const isOnItsWay = value.action === 'SENDING' || value.action === 'FAILED'
  // What is live has been seen by everybody; the word is due to who brings a new one.
  const doubts = useLogoDoubts(value.action === 'REPLACE' ? value.url : null)
  // A file that was refused is told of until another is chosen; one the form let go of is not.
  const refusal =
    !isOnItsWay && sending?.error?.kind === 'refused'
      ? `${sending.file.name}: ${reasonOf(sending.error, formatMessage) ?? ''}`
      : null
  const pending = isOnItsWay ? sending : null
  const error = refusal ?? errorMessage
  return (
    <div className={styles.part}>
      <DropZone
        id={field.id}
        label={field.label}
        onFiles={([file]) => {
          if (file !== undefined) choose(file)
        }}
        accept={kinds}
        maxSize={mostBytes}
        maxFiles={1}
        description={formatMessage(fieldMessages.logoHint)}
        {...(error === undefined ? {} : { errorMessage: error })}
      />
      {pending === null ? null : (
        <UploadQueue
          label={formatMessage(fieldMessages.logoUpload)}
          level={3}
          items={[asUploadItem(pending, reasonOf(pending.error, formatMessage))]}
          onRetry={retry}
          onCancel={giveUp}
          onRemove={giveUp}
        />
      )}
      {doubts.map((doubt) => (
        <Notice key={doubt} tone="warn" isLive>
          {formatMessage(logoDoubts[doubt])}
        </Notice>
      ))}
      <LogoSamples form={form} url={value.url} />
      <div className={styles.caption}>
        <span>{logoName(value, formatMessage)}</span>
        {value.url === null || isOnItsWay ? null : (
          <Button size="sm" onPress={() => onChange({ action: 'NONE', upload: null, url: null, name: null })}>
            {formatMessage(fieldMessages.logoRemove)}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The field at this very moment, for what comes back later than it was drawn. */
function useHolder(field: FormFieldProps<LogoValue>) {
  const latest = useRef(field)
  useLayoutEffect(function keepLatest() {
    latest.current = field
  })
  return {
    get: () => latest.current.value,
    set: (value: LogoValue) => {
      latest.current = { ...latest.current, value }
      latest.current.onChange(value)
    },
  }
}

type Format = ReturnType<typeof useIntl>['formatMessage']

function reasonOf(error: LogoError | null, formatMessage: Format): string | null {
  if (error === null) return null
  if (error.kind === 'failed')
    return formatMessage(logoErrors.FAILED, { reason: formatMessage(actionMessages[error.problem.code]) })
  const { code } = error
  const known = Object.entries(logoErrors).find(([name]) => name === code && name !== 'FAILED')
  return formatMessage(known?.[1] ?? logoErrors.OTHER)
}

function logoName({ url, name, action }: LogoValue, formatMessage: Format): string {
  if (url === null) return formatMessage(fieldMessages.logoOwn)
  return action === 'REPLACE' && name !== null
    ? formatMessage(fieldMessages.logoNew, { file: name })
    : formatMessage(fieldMessages.logoKept)
}

/** The mark's ribbon has the colour that is typed, a moment after it is typed: the field comes first. */
function LogoSamples({ form, url }: { readonly form: SomoFormState<DesignValues>; readonly url: string | null }) {
  const { primaryColor } = useFormValues(form)
  const colour = useDeferredValue(parseColour(primaryColor) ?? defaultPrimary)
  return <Samples roles={useMemo(() => palette(colour), [colour])} url={url} />
}

/** One logo serves both themes, so it is shown on both. */
const Samples = memo(function LogoOnBothGrounds({
  roles,
  url,
}: {
  readonly roles: Palette
  readonly url: string | null
}) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.samples}>
      {themeNames.map((theme) => (
        <div key={theme} className={styles.sample} data-theme={theme} style={brandStyle(roles[theme])}>
          <BrandMark size={26} logoUrl={url} />
          <span>{formatMessage(theme === 'dark' ? fieldMessages.logoOnDark : fieldMessages.logoOnLight)}</span>
        </div>
      ))}
    </div>
  )
})
