/**
 * Shows a primary colour in one step. What derives its shades is fetched for it, as most visits find their colour
 * painted already (boot.js, or the default of the themes); rejects where it does not come, and nothing has changed then.
 */
export async function lazyPrimary(hex: string): Promise<void> {
  const { applyPrimary } = await import('@somo/ui/theme/switching/applyPrimary')
  applyPrimary(hex)
}
