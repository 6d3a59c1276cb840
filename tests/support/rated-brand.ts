/** The lines of `brand.yaml` of a provider in Southampton whom the regulator has rated so. */
export const ratedAs = (rating: string): string => `registration:
  status: registered
  providerId: 1-123
  url: https://www.cqc.org.uk/provider/1-123
  ratings:
    - location: Southampton
      rating: ${rating}
      date: '2026-01-20'
      url: https://www.cqc.org.uk/location/1-124
`;
