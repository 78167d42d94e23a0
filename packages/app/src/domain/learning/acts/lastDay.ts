/** A year beyond these is mistyped. */
const mostYears = 10

/** The day in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** The last day that an exemption or a due date may have. */
export const lastDay = (): string => `${new Date().getUTCFullYear() + mostYears}${today().slice(4)}`
