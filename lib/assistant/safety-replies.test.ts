import { emergencyReplyTo, sameDayReplyTo } from './safety-replies'

describe('where no rule knows the sign', () => {
  test.each([
    [
      'en',
      'Call 911 now, or have someone take you to the emergency room right away. Do not drive yourself. What you describe can be a sign that cannot wait.',
    ],
    [
      'es',
      'Llame al 911 ahora, o pida que le lleven a la sala de emergencias de inmediato. No maneje usted. Lo que describe puede ser una señal que no puede esperar.',
    ],
  ] as const)('an emergency says what to do, and that it cannot wait (%s)', (language, message) =>
    expect(emergencyReplyTo(null, language)).toEqual({ kind: 'emergency', message, sources: [] }),
  )

  test('a matter for today says who to call, and when 911', () => {
    const { kind, message, sources } = sameDayReplyTo(null, 'remote', 'en')
    expect(kind).toBe('same-day')
    expect(message).toBe(
      'Call your surgeon’s office or your own doctor today. If no one answers, go to an urgent care clinic today. Call 911 if it gets worse, or if you get a high fever, confusion, new weakness, numbness where you sit, or trouble with your bladder or bowels.',
    )
    expect(sources).toEqual(sameDayReplyTo('wound', 'remote', 'en').sources)
  })
})
