/** A place in a recording as players write it: 1:05, 12:40 or 1:02:03. */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number): string => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Where to go on, in seconds; the beginning after the end, and where nothing was stored. */
export function resumePlace(location: string | null, length: number): number {
  const place = Number(location ?? 0)
  return Number.isFinite(place) && place > 0 && place < length - 1 ? place : 0
}
