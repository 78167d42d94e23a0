import type { Offer, OfferedSession } from './useEventOffer.ts'

export const sessionUuid = (place: number): string => `0193c000-0000-7000-8000-00000000050${place}`

export const sessionFixture = (place: number, parts: Partial<OfferedSession> = {}): OfferedSession => ({
  uuid: sessionUuid(place),
  day: `2026-12-0${place}`,
  from: '09:00',
  to: '11:00',
  zone: 'Africa/Nairobi',
  startsAt: `2026-12-0${place}T06:00:00.000Z`,
  place: `Hall ${place}`,
  joinUrl: null,
  trainer: 'Asha Mwangi',
  seats: 12,
  registered: 4,
  waiting: 0,
  hasWaitingList: true,
  cancelReason: null,
  ...parts,
})

/** One session with seats, one that is full and has a waiting list, one that is full without one. */
export const offerFixture = (parts: Partial<Offer> = {}): Offer => ({
  sessions: [
    sessionFixture(1),
    sessionFixture(2, { registered: 12, waiting: 3 }),
    sessionFixture(3, { seats: 6, registered: 6, hasWaitingList: false, trainer: null, place: null }),
  ],
  session: null,
  state: null,
  ...parts,
})
