/** What is said about the made-up balance score. */

export const balanceResultWords = {
  scoreName: 'balance score',
  bands: {
    Shaky: { name: 'Shaky', meaning: 'You were often not steady. Hold on while you practice.' },
    Steady: { name: 'Steady', meaning: 'You were steady most of the time. Keep at it.' },
  },
  components: { legs: 'Standing and turning', hands: 'Free hands' },
  formula: ['Each answer gives 0 to 2 points.', 'The score is the sum, 0 to 6. Higher is better.'],
  notes: ['Nobody has ever used this test.'],
  shortSource: 'Made up for a test of this program',
  licence: 'It is free, like the program.',
  deviations: ['There is no published form.'],
  changeBasis: 'Our own choice.',
  whenToSeeDoctor: 'Talk to your doctor if you fell in the last year.',
}
