import { Stack } from '@somo/ui/Stack'
import { parseColour } from '@somo/ui/theme/colourText'
import { palette } from '@somo/ui/theme/palette'
import { useDeferredValue } from 'react'
import { useFormValues } from '../../platform/form/useFormValues.ts'
import type { SomoFormState } from '../../platform/form/useSomoForm.ts'
import { DerivedSection } from './DerivedSection.tsx'
import type { DesignValues } from './designForm.ts'
import { DesignPreviews } from './DesignPreviews.tsx'

export interface LivePreviewProps {
  readonly form: SomoFormState<DesignValues>
  /** Shown while what is typed is no colour. */
  readonly fallback: string
}

/** What is typed, a moment after it is typed: the fields come first. */
export function LivePreview({ form, fallback }: LivePreviewProps) {
  const { productName, primaryColor, logo } = useFormValues(form)
  const colour = useDeferredValue(parseColour(primaryColor) ?? fallback)
  const roles = palette(colour)
  return (
    <Stack space={36}>
      <DesignPreviews roles={roles} productName={useDeferredValue(productName)} logoUrl={logo.url} />
      <DerivedSection roles={roles} />
    </Stack>
  )
}
