/**
 * Locates outward codes in and around the area served by about their middle (by hand, to a hundredth of a degree:
 * half a mile), with the names by which people know it. A name in several lines lies where it stands first.
 */
export const outwardCodes = `
SO14 50.90 -1.40 Southampton
SO15 50.91 -1.43 Southampton, Shirley, Freemantle, Millbrook
SO16 50.94 -1.43 Southampton, Lordshill, Bassett, Nursling, Rownhams, Chilworth
SO17 50.93 -1.39 Southampton, Portswood, Highfield
SO18 50.92 -1.36 Southampton, Bitterne, Townhill Park, Harefield
SO19 50.90 -1.35 Southampton, Woolston, Sholing, Thornhill
SO20 51.11 -1.50 Stockbridge
SO21 51.08 -1.32 Twyford, Sutton Scotney, Micheldever
SO22 51.06 -1.34 Winchester, Badger Farm, Weeke
SO23 51.06 -1.31 Winchester
SO24 51.09 -1.15 Alresford, New Alresford
SO30 50.92 -1.30 Hedge End, West End, Botley
SO31 50.87 -1.29 Bursledon, Locks Heath, Warsash, Hamble, Netley, Sarisbury, Park Gate
SO32 50.96 -1.20 Bishop's Waltham, Swanmore, Wickham, Durley
SO40 50.92 -1.50 Totton, Marchwood, Calmore, Cadnam
SO41 50.76 -1.56 Lymington, Milford on Sea, Sway, Pennington, Everton
SO42 50.82 -1.56 Brockenhurst, Beaulieu
SO43 50.88 -1.58 Lyndhurst
SO45 50.85 -1.38 Hythe, Dibden Purlieu, Fawley, Blackfield, Holbury
SO50 50.97 -1.34 Eastleigh, Bishopstoke, Fair Oak
SO51 51.00 -1.51 Romsey, North Baddesley
SO52 50.98 -1.45 North Baddesley
SO53 50.99 -1.38 Chandler's Ford, Chandlers Ford, Valley Park
PO1 50.80 -1.09 Portsmouth, Portsea, Fratton
PO2 50.82 -1.08 Portsmouth, North End, Hilsea
PO3 50.82 -1.06 Copnor, Baffins
PO4 50.79 -1.06 Southsea, Milton
PO5 50.79 -1.09 Southsea
PO6 50.85 -1.07 Cosham, Paulsgrove, Drayton
PO7 50.88 -1.05 Waterlooville, Purbrook, Denmead, Cowplain
PO8 50.91 -1.02 Horndean, Clanfield, Cowplain
PO9 50.86 -0.98 Havant, Leigh Park, Rowlands Castle
PO10 50.85 -0.93 Emsworth
PO11 50.79 -0.98 Hayling Island
PO12 50.80 -1.14 Gosport, Alverstoke
PO13 50.82 -1.18 Lee-on-the-Solent, Bridgemary, Rowner
PO14 50.84 -1.22 Stubbington, Titchfield, Fareham
PO15 50.86 -1.22 Whiteley, Segensworth, Fareham
PO16 50.85 -1.17 Fareham, Portchester
PO17 50.89 -1.17 Wickham, Southwick
PO18 50.86 -0.80 Bosham
PO19 50.84 -0.78 Chichester
PO20 50.79 -0.76 Selsey, Witterings
PO21 50.79 -0.69 Bognor Regis
PO22 50.80 -0.64 Bognor Regis, Felpham
PO30 50.69 -1.31 Newport, Carisbrooke
PO31 50.75 -1.31 Cowes
PO32 50.75 -1.28 East Cowes
PO33 50.72 -1.17 Ryde
PO34 50.73 -1.12 Seaview
PO35 50.69 -1.08 Bembridge
PO36 50.66 -1.16 Sandown
PO37 50.63 -1.18 Shanklin
PO38 50.60 -1.22 Ventnor
PO39 50.68 -1.53 Totland Bay
PO40 50.68 -1.51 Freshwater
PO41 50.70 -1.49 Yarmouth
BH1 50.72 -1.86 Bournemouth, Boscombe
BH2 50.72 -1.88 Bournemouth
BH3 50.74 -1.88 Bournemouth, Talbot Woods
BH4 50.72 -1.90 Westbourne
BH5 50.73 -1.83 Boscombe, Pokesdown
BH6 50.73 -1.80 Southbourne
BH7 50.74 -1.82 Littledown, Iford
BH8 50.75 -1.85 Bournemouth, Throop, Queens Park
BH9 50.75 -1.88 Winton, Moordown
BH10 50.76 -1.90 Kinson, Wallisdown
BH11 50.76 -1.91 Kinson, Bear Cross
BH12 50.73 -1.93 Parkstone, Branksome, Poole
BH13 50.71 -1.92 Canford Cliffs, Sandbanks
BH14 50.72 -1.95 Parkstone, Lilliput
BH15 50.72 -1.98 Poole, Hamworthy
BH16 50.73 -2.04 Upton, Lytchett Minster
BH17 50.75 -1.98 Canford Heath, Creekmoor
BH18 50.76 -2.00 Broadstone
BH19 50.61 -1.97 Swanage
BH20 50.68 -2.12 Wareham
BH21 50.80 -1.98 Wimborne, Wimborne Minster, Corfe Mullen, Colehill
BH22 50.80 -1.89 Ferndown, West Moors
BH23 50.74 -1.76 Christchurch, Highcliffe, Burton
BH24 50.85 -1.79 Ringwood
BH25 50.75 -1.66 New Milton, Barton on Sea
BH31 50.88 -1.87 Verwood
SP1 51.08 -1.80 Salisbury
SP2 51.07 -1.82 Salisbury, Wilton
SP4 51.15 -1.78 Amesbury
SP5 51.02 -1.76 Downton, Alderbury
SP6 50.93 -1.80 Fordingbridge
SP9 51.24 -1.66 Tidworth
SP10 51.21 -1.48 Andover
SP11 51.22 -1.50 Ludgershall
RG1 51.45 -0.97 Reading
RG2 51.43 -0.96 Reading, Shinfield
RG7 51.39 -1.07 Mortimer, Aldermaston
RG14 51.40 -1.32 Newbury
RG19 51.39 -1.25 Thatcham
RG20 51.38 -1.35 Highclere, Burghclere
RG21 51.26 -1.09 Basingstoke
RG22 51.25 -1.12 Basingstoke, Hatch Warren
RG23 51.26 -1.14 Basingstoke, Oakley
RG24 51.28 -1.08 Basingstoke, Chineham, Old Basing
RG25 51.23 -1.16 Overton
RG26 51.34 -1.15 Tadley
RG27 51.29 -0.96 Hook, Hartley Wintney
RG28 51.23 -1.34 Whitchurch
RG29 51.25 -0.94 Odiham, North Warnborough
GU1 51.24 -0.57 Guildford
GU2 51.24 -0.60 Guildford
GU9 51.21 -0.80 Farnham
GU10 51.18 -0.81 Bentley
GU11 51.25 -0.76 Aldershot
GU12 51.25 -0.73 Ash Vale
GU14 51.29 -0.76 Farnborough
GU15 51.34 -0.74 Camberley
GU17 51.33 -0.78 Blackwater, Yateley
GU26 51.12 -0.74 Hindhead
GU27 51.09 -0.72 Haslemere
GU29 50.98 -0.75 Midhurst
GU30 51.08 -0.80 Liphook
GU31 50.99 -0.92 Petersfield
GU32 51.00 -0.96 Petersfield
GU33 51.05 -0.89 Liss
GU34 51.14 -0.98 Alton, Four Marks
GU35 51.12 -0.86 Bordon, Whitehill
GU46 51.34 -0.83 Yateley
GU51 51.28 -0.85 Fleet
GU52 51.26 -0.83 Church Crookham
DT11 50.86 -2.16 Blandford, Blandford Forum
`;

/** Larger than a town: how many miles they reach from their middle, which lies in an outward code. */
export const regions: readonly { name: string; around: string; miles: number }[] = [
  { name: 'Hampshire', around: 'SO23', miles: 33 },
  { name: 'New Forest', around: 'SO42', miles: 12 },
  { name: 'Isle of Wight', around: 'PO30', miles: 13 },
  { name: 'Dorset', around: 'BH20', miles: 26 },
];

/** The counties of those codes that lie in another one than the office does. */
export const otherCounties: readonly { name: string; codes: string }[] = [
  {
    name: 'Dorset',
    codes:
      'BH1 BH2 BH3 BH4 BH5 BH6 BH7 BH8 BH9 BH10 BH11 BH12 BH13 BH14 BH15 BH16 BH17 BH18 BH19 BH20 BH21 BH22 BH23 BH31 DT11',
  },
  { name: 'Isle of Wight', codes: 'PO30 PO31 PO32 PO33 PO34 PO35 PO36 PO37 PO38 PO39 PO40 PO41' },
  { name: 'Wiltshire', codes: 'SP1 SP2 SP4 SP5 SP9 SP11' },
  { name: 'Berkshire', codes: 'RG1 RG2 RG7 RG14 RG19 RG20' },
  { name: 'Surrey', codes: 'GU1 GU2 GU9 GU10 GU12 GU15 GU26 GU27' },
  { name: 'West Sussex', codes: 'GU29 PO18 PO19 PO20 PO21 PO22' },
];
