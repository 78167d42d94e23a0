import { Stack } from '@somo/ui/Stack'
import { parseColour } from '@somo/ui/theme/colourText'
import { palette } from '@somo/ui/theme/palette'
import { memo, useDeferredValue, useMemo } from 'react'
import { useFormValues } from '../../../platform/form/useFormValues.ts'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { DerivedSection } from '../editor/DerivedSection.tsx'
import type { DesignValues } from '../editor/designForm.ts'
import { DesignPreviews } from './DesignPreviews.tsx'

export interface LivePreviewProps {
  readonly form: SomoFormState<DesignValues>
  /** Shown while what is typed is no colour. */
  readonly fallback: string
}

// A key is answered by the fields alone: these are drawn after it, and once.
const Previews = memo(DesignPreviews)
const Derived = memo(DerivedSection)

/** What is typed, a moment after it is typed: the fields come first. */
export function LivePreview({ form, fallback }: LivePreviewProps) {
  const { productName, primaryColor, logo } = useFormValues(form)
  const colour = useDeferredValue(parseColour(primaryColor) ?? fallback)
  const roles = useMemo(() => palette(colour), [colour])
  return (
    <Stack space={36}>
      <Previews roles={roles} productName={useDeferredValue(productName)} logoUrl={logo.url} />
      <Derived roles={roles} />
    </Stack>
  )
}
