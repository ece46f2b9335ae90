/**
 * Calculations worked out by hand from the pages, each fee as its arithmetic and its result. The figures
 * are those of figures.json beside the folder, which stays as it is when the site's figures change.
 */
export interface Worked {
  ask: Partial<
    Record<
      'amount' | 'in' | 'currency' | 'role' | 'volume' | 'coin' | 'out' | 'price' | 'account',
      string
    >
  >;
  /** Arithmetic and result in euro, for each step whose fee is known. */
  fees: [string, string][];
  total: string;
  /** Per cent of the amount. */
  percent: string;
  /** Why further fees are not in the total. */
  unknown?: string[];
  arrives?: string;
  tier?: string;
  broken?: string[];
}

export const worked: readonly Worked[] = [
  {
    ask: {amount: '500', in: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['500 * 0.35%', '1.75'],
    ],
    total: '1.75',
    percent: '0.35',
    unknown: ['no-price'],
  },
  {
    ask: {amount: '500', in: 'card'},
    fees: [
      ['500 * 3.5%', '17.50'],
      ['482.5 * 0.35%', '1.69'],
    ],
    total: '19.19',
    percent: '3.84',
    unknown: ['no-price'],
  },
  {
    ask: {amount: '500', in: 'card-other'},
    fees: [
      ['500 * 3.5% + 0.5', '18.00'],
      ['482 * 0.35%', '1.69'],
    ],
    total: '19.69',
    percent: '3.94',
    unknown: ['no-price'],
  },
  {
    ask: {amount: '500', in: 'apple-pay'},
    fees: [
      ['500 * 1.5%', '7.50'],
      ['492.5 * 0.35%', '1.72'],
    ],
    total: '9.22',
    percent: '1.84',
    unknown: ['no-price'],
  },
  {
    ask: {amount: '500', in: 'swift'},
    fees: [
      ['25', '25.00'],
      ['475 * 0.35%', '1.66'],
    ],
    total: '26.66',
    percent: '5.33',
    unknown: ['no-price'],
    broken: ['below-minimum'],
  },
  {
    ask: {amount: '500', in: 'crypto'},
    fees: [['0', '0.00']],
    total: '0.00',
    percent: '0.00',
    unknown: ['no-price'],
  },
  {
    ask: {amount: '500', price: '50000', in: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['500 * 0.35%', '1.75'],
      ['0.0005 * 50000', '25.00'],
    ],
    total: '26.75',
    percent: '5.35',
    arrives: '0.009465 BTC',
  },
  {
    ask: {amount: '500', price: '50000', in: 'card'},
    fees: [
      ['500 * 3.5%', '17.50'],
      ['482.5 * 0.35%', '1.69'],
      ['0.0005 * 50000', '25.00'],
    ],
    total: '44.19',
    percent: '8.84',
    arrives: '0.0091162 BTC',
  },
  {
    ask: {amount: '500', price: '50000', in: 'card-other'},
    fees: [
      ['500 * 3.5% + 0.5', '18.00'],
      ['482 * 0.35%', '1.69'],
      ['0.0005 * 50000', '25.00'],
    ],
    total: '44.69',
    percent: '8.94',
    arrives: '0.0091062 BTC',
  },
  {
    ask: {amount: '500', price: '50000', in: 'apple-pay'},
    fees: [
      ['500 * 1.5%', '7.50'],
      ['492.5 * 0.35%', '1.72'],
      ['0.0005 * 50000', '25.00'],
    ],
    total: '34.22',
    percent: '6.84',
    arrives: '0.0093156 BTC',
  },
  {
    ask: {amount: '500', price: '50000', in: 'swift'},
    fees: [
      ['25', '25.00'],
      ['475 * 0.35%', '1.66'],
      ['0.0005 * 50000', '25.00'],
    ],
    total: '51.66',
    percent: '10.33',
    arrives: '0.0089668 BTC',
    broken: ['below-minimum'],
  },
  {
    ask: {amount: '500', price: '50000', in: 'crypto'},
    fees: [
      ['0', '0.00'],
      ['0.0005 * 50000', '25.00'],
    ],
    total: '25.00',
    percent: '5.00',
    arrives: '0.0095 BTC',
  },
  {
    ask: {amount: '2500', price: '60000', currency: 'PLN', in: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['2500 * 0.35%', '8.75'],
      ['0.0005 * 60000', '30.00'],
    ],
    total: '38.75',
    percent: '1.55',
    arrives: '0.04102083 BTC',
    broken: ['euro-only'],
  },
  {
    ask: {amount: '2500', price: '60000', currency: 'PLN', in: 'card'},
    fees: [
      ['2500 * 3.5%', '87.50'],
      ['2500 * 1.5%', '37.50'],
      ['2375 * 0.35%', '8.31'],
      ['0.0005 * 60000', '30.00'],
    ],
    total: '163.31',
    percent: '6.53',
    arrives: '0.03894483 BTC',
  },
  {
    ask: {amount: '2500', price: '60000', currency: 'PLN', in: 'card-other'},
    fees: [
      ['2500 * 3.5% + 0.5', '88.00'],
      ['2500 * 1.5%', '37.50'],
      ['2374.5 * 0.35%', '8.31'],
      ['0.0005 * 60000', '30.00'],
    ],
    total: '163.81',
    percent: '6.55',
    arrives: '0.0389365 BTC',
  },
  {
    ask: {amount: '2500', price: '60000', currency: 'PLN', in: 'apple-pay'},
    fees: [
      ['2500 * 1.5%', '37.50'],
      ['2462.5 * 0.35%', '8.62'],
      ['0.0005 * 60000', '30.00'],
    ],
    total: '76.12',
    percent: '3.04',
    unknown: ['not-stated'],
  },
  {
    ask: {amount: '2500', price: '60000', currency: 'PLN', in: 'swift'},
    fees: [
      ['25', '25.00'],
      ['2475 * 0.35%', '8.66'],
      ['0.0005 * 60000', '30.00'],
    ],
    total: '63.66',
    percent: '2.55',
    unknown: ['not-stated'],
  },
  {
    ask: {amount: '2500', price: '60000', currency: 'PLN', in: 'crypto'},
    fees: [
      ['0', '0.00'],
      ['0.0005 * 60000', '30.00'],
    ],
    total: '30.00',
    percent: '1.20',
    arrives: '0.04116666 BTC',
  },
  {
    ask: {amount: '1000', out: 'sepa', in: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['1000 * 0.35%', '3.50'],
      ['996.5 * 0.35%', '3.49'],
      ['2', '2.00'],
    ],
    total: '8.99',
    percent: '0.90',
    arrives: '991.01 EUR',
  },
  {
    ask: {amount: '1000', out: 'sepa', in: 'card'},
    fees: [
      ['1000 * 3.5%', '35.00'],
      ['965 * 0.35%', '3.38'],
      ['961.62 * 0.35%', '3.37'],
      ['2', '2.00'],
    ],
    total: '43.75',
    percent: '4.38',
    arrives: '956.25 EUR',
  },
  {
    ask: {amount: '1000', out: 'sepa', in: 'card-other'},
    fees: [
      ['1000 * 3.5% + 0.5', '35.50'],
      ['964.5 * 0.35%', '3.38'],
      ['961.12 * 0.35%', '3.36'],
      ['2', '2.00'],
    ],
    total: '44.24',
    percent: '4.42',
    arrives: '955.76 EUR',
  },
  {
    ask: {amount: '1000', out: 'sepa', in: 'apple-pay'},
    fees: [
      ['1000 * 1.5%', '15.00'],
      ['985 * 0.35%', '3.45'],
      ['981.55 * 0.35%', '3.44'],
      ['2', '2.00'],
    ],
    total: '23.89',
    percent: '2.39',
    arrives: '976.11 EUR',
  },
  {
    ask: {amount: '1000', out: 'sepa', in: 'swift'},
    fees: [
      ['25', '25.00'],
      ['975 * 0.35%', '3.41'],
      ['971.59 * 0.35%', '3.40'],
      ['2', '2.00'],
    ],
    total: '33.81',
    percent: '3.38',
    arrives: '966.19 EUR',
  },
  {
    ask: {amount: '1000', out: 'sepa', in: 'crypto'},
    fees: [
      ['0', '0.00'],
      ['1000 * 0.35%', '3.50'],
      ['2', '2.00'],
    ],
    total: '5.50',
    percent: '0.55',
    arrives: '994.50 EUR',
  },
  {
    ask: {amount: '1500', out: 'swift', role: 'maker', in: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['1500 * 0.25%', '3.75'],
      ['1496.25 * 0.25%', '3.74'],
      ['35', '35.00'],
    ],
    total: '42.49',
    percent: '2.83',
    arrives: '1457.51 EUR',
  },
  {
    ask: {amount: '1500', out: 'swift', role: 'maker', in: 'card'},
    fees: [
      ['1500 * 3.5%', '52.50'],
      ['1447.5 * 0.25%', '3.62'],
      ['1443.88 * 0.25%', '3.61'],
      ['35', '35.00'],
    ],
    total: '94.73',
    percent: '6.32',
    arrives: '1405.27 EUR',
  },
  {
    ask: {amount: '1500', out: 'swift', role: 'maker', in: 'card-other'},
    fees: [
      ['1500 * 3.5% + 0.5', '53.00'],
      ['1447 * 0.25%', '3.62'],
      ['1443.38 * 0.25%', '3.61'],
      ['35', '35.00'],
    ],
    total: '95.23',
    percent: '6.35',
    arrives: '1404.77 EUR',
  },
  {
    ask: {amount: '1500', out: 'swift', role: 'maker', in: 'apple-pay'},
    fees: [
      ['1500 * 1.5%', '22.50'],
      ['1477.5 * 0.25%', '3.69'],
      ['1473.81 * 0.25%', '3.68'],
      ['35', '35.00'],
    ],
    total: '64.87',
    percent: '4.32',
    arrives: '1435.13 EUR',
  },
  {
    ask: {amount: '1500', out: 'swift', role: 'maker', in: 'swift'},
    fees: [
      ['25', '25.00'],
      ['1475 * 0.25%', '3.69'],
      ['1471.31 * 0.25%', '3.68'],
      ['35', '35.00'],
    ],
    total: '67.37',
    percent: '4.49',
    arrives: '1432.63 EUR',
  },
  {
    ask: {amount: '1500', out: 'swift', role: 'maker', in: 'crypto'},
    fees: [
      ['0', '0.00'],
      ['1500 * 0.25%', '3.75'],
      ['35', '35.00'],
    ],
    total: '38.75',
    percent: '2.58',
    arrives: '1461.25 EUR',
  },
  {
    ask: {amount: '4000', volume: '0', out: 'stay'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.35%', '14.00'],
    ],
    total: '14.00',
    percent: '0.35',
  },
  {
    ask: {amount: '4000', volume: '9999.99', out: 'stay'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.35%', '14.00'],
    ],
    total: '14.00',
    percent: '0.35',
  },
  {
    ask: {amount: '4000', volume: '10000', out: 'stay'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.35%', '14.00'],
    ],
    total: '14.00',
    percent: '0.35',
  },
  {
    ask: {amount: '4000', volume: '10000.50', out: 'stay'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.35%', '14.00'],
    ],
    total: '14.00',
    percent: '0.35',
  },
  {
    ask: {amount: '4000', volume: '10001', out: 'stay'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.3%', '12.00'],
    ],
    total: '12.00',
    percent: '0.30',
    tier: 'bronze',
  },
  {
    ask: {amount: '4000', volume: '50000', out: 'stay'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.3%', '12.00'],
    ],
    total: '12.00',
    percent: '0.30',
    tier: 'bronze',
  },
  {
    ask: {amount: '4000', volume: '50001', out: 'stay'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.25%', '10.00'],
    ],
    total: '10.00',
    percent: '0.25',
    tier: 'silver',
  },
  {
    ask: {amount: '4000', volume: '100000', out: 'stay'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.25%', '10.00'],
    ],
    total: '10.00',
    percent: '0.25',
    tier: 'silver',
  },
  {
    ask: {amount: '4000', volume: '100001', out: 'stay'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.2%', '8.00'],
    ],
    total: '8.00',
    percent: '0.20',
    tier: 'gold',
  },
  {
    ask: {amount: '4000', volume: '500000', out: 'stay'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.2%', '8.00'],
    ],
    total: '8.00',
    percent: '0.20',
    tier: 'gold',
  },
  {
    ask: {amount: '4000', volume: '500000.01', out: 'stay'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.15%', '6.00'],
    ],
    total: '6.00',
    percent: '0.15',
    tier: 'platinum',
  },
  {
    ask: {amount: '4000', volume: '2000000', out: 'stay'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.15%', '6.00'],
    ],
    total: '6.00',
    percent: '0.15',
    tier: 'platinum',
  },
  {
    ask: {amount: '4000', volume: '10000', out: 'stay', role: 'maker'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.25%', '10.00'],
    ],
    total: '10.00',
    percent: '0.25',
  },
  {
    ask: {amount: '4000', volume: '10001', out: 'stay', role: 'maker'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.2%', '8.00'],
    ],
    total: '8.00',
    percent: '0.20',
    tier: 'bronze',
  },
  {
    ask: {amount: '4000', volume: '50001', out: 'stay', role: 'maker'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.15%', '6.00'],
    ],
    total: '6.00',
    percent: '0.15',
    tier: 'silver',
  },
  {
    ask: {amount: '4000', volume: '100001', out: 'stay', role: 'maker'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.1%', '4.00'],
    ],
    total: '4.00',
    percent: '0.10',
    tier: 'gold',
  },
  {
    ask: {amount: '4000', volume: '500001', out: 'stay', role: 'maker'},
    fees: [
      ['0', '0.00'],
      ['4000 * 0.05%', '2.00'],
    ],
    total: '2.00',
    percent: '0.05',
    tier: 'platinum',
  },
  {
    ask: {amount: '0.01', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['0.01 * 0.35%', '0.00'],
      ['0.01 * 0.35%', '0.00'],
      ['2', '2.00'],
    ],
    total: '2.00',
    percent: '20000.00',
    broken: ['below-minimum', 'nothing-left'],
  },
  {
    ask: {amount: '0.99', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['0.99 * 0.35%', '0.00'],
      ['0.99 * 0.35%', '0.00'],
      ['2', '2.00'],
    ],
    total: '2.00',
    percent: '202.02',
    broken: ['below-minimum', 'nothing-left'],
  },
  {
    ask: {amount: '9.99', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['9.99 * 0.35%', '0.03'],
      ['9.96 * 0.35%', '0.03'],
      ['2', '2.00'],
    ],
    total: '2.06',
    percent: '20.62',
    arrives: '7.93 EUR',
    broken: ['below-minimum'],
  },
  {
    ask: {amount: '10', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['10 * 0.35%', '0.04'],
      ['9.96 * 0.35%', '0.03'],
      ['2', '2.00'],
    ],
    total: '2.07',
    percent: '20.70',
    arrives: '7.93 EUR',
  },
  {
    ask: {amount: '19.99', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['19.99 * 0.35%', '0.07'],
      ['19.92 * 0.35%', '0.07'],
      ['2', '2.00'],
    ],
    total: '2.14',
    percent: '10.71',
    arrives: '17.85 EUR',
  },
  {
    ask: {amount: '20', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['20 * 0.35%', '0.07'],
      ['19.93 * 0.35%', '0.07'],
      ['2', '2.00'],
    ],
    total: '2.14',
    percent: '10.70',
    arrives: '17.86 EUR',
  },
  {
    ask: {amount: '33.33', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['33.33 * 0.35%', '0.12'],
      ['33.21 * 0.35%', '0.12'],
      ['2', '2.00'],
    ],
    total: '2.24',
    percent: '6.72',
    arrives: '31.09 EUR',
  },
  {
    ask: {amount: '99.99', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['99.99 * 0.35%', '0.35'],
      ['99.64 * 0.35%', '0.35'],
      ['2', '2.00'],
    ],
    total: '2.70',
    percent: '2.70',
    arrives: '97.29 EUR',
  },
  {
    ask: {amount: '100.01', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['100.01 * 0.35%', '0.35'],
      ['99.66 * 0.35%', '0.35'],
      ['2', '2.00'],
    ],
    total: '2.70',
    percent: '2.70',
    arrives: '97.31 EUR',
  },
  {
    ask: {amount: '999.99', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['999.99 * 0.35%', '3.50'],
      ['996.49 * 0.35%', '3.49'],
      ['2', '2.00'],
    ],
    total: '8.99',
    percent: '0.90',
    arrives: '991.00 EUR',
  },
  {
    ask: {amount: '1000', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['1000 * 0.35%', '3.50'],
      ['996.5 * 0.35%', '3.49'],
      ['2', '2.00'],
    ],
    total: '8.99',
    percent: '0.90',
    arrives: '991.01 EUR',
  },
  {
    ask: {amount: '4999.99', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['4999.99 * 0.35%', '17.50'],
      ['4982.49 * 0.35%', '17.44'],
      ['2', '2.00'],
    ],
    total: '36.94',
    percent: '0.74',
    arrives: '4963.05 EUR',
  },
  {
    ask: {amount: '5000', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['5000 * 0.35%', '17.50'],
      ['4982.5 * 0.35%', '17.44'],
      ['2', '2.00'],
    ],
    total: '36.94',
    percent: '0.74',
    arrives: '4963.06 EUR',
  },
  {
    ask: {amount: '9999.99', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['9999.99 * 0.35%', '35.00'],
      ['9964.99 * 0.35%', '34.88'],
      ['2', '2.00'],
    ],
    total: '71.88',
    percent: '0.72',
    arrives: '9928.11 EUR',
  },
  {
    ask: {amount: '10000', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['10000 * 0.35%', '35.00'],
      ['9965 * 0.35%', '34.88'],
      ['2', '2.00'],
    ],
    total: '71.88',
    percent: '0.72',
    arrives: '9928.12 EUR',
  },
  {
    ask: {amount: '10000.01', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['10000.01 * 0.35%', '35.00'],
      ['9965.01 * 0.35%', '34.88'],
      ['2', '2.00'],
    ],
    total: '71.88',
    percent: '0.72',
    arrives: '9928.13 EUR',
    broken: ['above-day'],
  },
  {
    ask: {amount: '50000', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['50000 * 0.35%', '175.00'],
      ['49825 * 0.35%', '174.39'],
      ['2', '2.00'],
    ],
    total: '351.39',
    percent: '0.70',
    arrives: '49648.61 EUR',
    broken: ['above-day'],
  },
  {
    ask: {amount: '100000', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['100000 * 0.35%', '350.00'],
      ['99650 * 0.35%', '348.78'],
      ['2', '2.00'],
    ],
    total: '700.78',
    percent: '0.70',
    arrives: '99299.22 EUR',
    broken: ['above-day', 'above-month', 'above-trading-day'],
  },
  {
    ask: {amount: '100000.01', out: 'sepa'},
    fees: [
      ['0', '0.00'],
      ['100000.01 * 0.35%', '350.00'],
      ['99650.01 * 0.35%', '348.78'],
      ['2', '2.00'],
    ],
    total: '700.78',
    percent: '0.70',
    arrives: '99299.23 EUR',
    broken: ['above-maximum', 'above-day', 'above-month', 'above-trading-day'],
  },
  {
    ask: {amount: '9.99', out: 'stay', in: 'card-other'},
    fees: [
      ['9.99 * 3.5% + 0.5', '0.85'],
      ['9.14 * 0.35%', '0.03'],
    ],
    total: '0.88',
    percent: '8.81',
    broken: ['below-minimum'],
  },
  {
    ask: {amount: '10', out: 'stay', in: 'card-other'},
    fees: [
      ['10 * 3.5% + 0.5', '0.85'],
      ['9.15 * 0.35%', '0.03'],
    ],
    total: '0.88',
    percent: '8.80',
  },
  {
    ask: {amount: '10000', out: 'stay', in: 'card-other'},
    fees: [
      ['10000 * 3.5% + 0.5', '350.50'],
      ['9649.5 * 0.35%', '33.77'],
    ],
    total: '384.27',
    percent: '3.84',
  },
  {
    ask: {amount: '10000.01', out: 'stay', in: 'card-other'},
    fees: [
      ['10000.01 * 3.5% + 0.5', '350.50'],
      ['9649.51 * 0.35%', '33.77'],
    ],
    total: '384.27',
    percent: '3.84',
    broken: ['above-maximum', 'above-day', 'above-day'],
  },
  {
    ask: {amount: '50000', out: 'stay', in: 'card-other'},
    fees: [
      ['50000 * 3.5% + 0.5', '1750.50'],
      ['48249.5 * 0.35%', '168.87'],
    ],
    total: '1919.37',
    percent: '3.84',
    broken: ['above-maximum', 'above-day', 'above-day'],
  },
  {
    ask: {amount: '999.99', out: 'stay', account: 'pro', in: 'swift'},
    fees: [
      ['25', '25.00'],
      ['974.99 * 0.35%', '3.41'],
    ],
    total: '28.41',
    percent: '2.84',
    broken: ['below-minimum'],
  },
  {
    ask: {amount: '1000', out: 'stay', account: 'pro', in: 'swift'},
    fees: [
      ['25', '25.00'],
      ['975 * 0.35%', '3.41'],
    ],
    total: '28.41',
    percent: '2.84',
  },
  {
    ask: {amount: '50000', out: 'stay', account: 'pro', in: 'swift'},
    fees: [
      ['25', '25.00'],
      ['49975 * 0.35%', '174.91'],
    ],
    total: '199.91',
    percent: '0.40',
  },
  {
    ask: {amount: '500000', out: 'stay', account: 'pro', in: 'swift'},
    fees: [
      ['25', '25.00'],
      ['499975 * 0.35%', '1749.91'],
    ],
    total: '1774.91',
    percent: '0.35',
    broken: ['above-day'],
  },
  {
    ask: {amount: '500000.01', out: 'stay', account: 'pro', in: 'swift'},
    fees: [
      ['25', '25.00'],
      ['499975.01 * 0.35%', '1749.91'],
    ],
    total: '1774.91',
    percent: '0.35',
    broken: ['above-maximum', 'above-day', 'above-month'],
  },
  {
    ask: {amount: '19.99', out: 'stay', in: 'apple-pay'},
    fees: [
      ['19.99 * 1.5%', '0.30'],
      ['19.69 * 0.35%', '0.07'],
    ],
    total: '0.37',
    percent: '1.85',
    broken: ['below-minimum'],
  },
  {
    ask: {amount: '20', out: 'stay', in: 'apple-pay'},
    fees: [
      ['20 * 1.5%', '0.30'],
      ['19.7 * 0.35%', '0.07'],
    ],
    total: '0.37',
    percent: '1.85',
  },
  {
    ask: {amount: '750', coin: 'ETH', price: '2500', volume: '60000'},
    fees: [
      ['0', '0.00'],
      ['750 * 0.25%', '1.88'],
      ['0.01 * 2500', '25.00'],
    ],
    total: '26.88',
    percent: '3.58',
    arrives: '0.289248 ETH',
    tier: 'silver',
  },
  {
    ask: {amount: '750', coin: 'LTC', price: '80', volume: '60000'},
    fees: [
      ['0', '0.00'],
      ['750 * 0.25%', '1.88'],
      ['0.01 * 80', '0.80'],
    ],
    total: '2.68',
    percent: '0.36',
    arrives: '9.3415 LTC',
    tier: 'silver',
  },
  {
    ask: {amount: '750', coin: 'ETH', price: '1999.99', volume: '60000'},
    fees: [
      ['0', '0.00'],
      ['750 * 0.25%', '1.88'],
      ['0.01 * 1999.99', '20.00'],
    ],
    total: '21.88',
    percent: '2.92',
    arrives: '0.36406187 ETH',
    tier: 'silver',
  },
  {
    ask: {amount: '750', coin: 'LTC', price: '71.35', volume: '60000'},
    fees: [
      ['0', '0.00'],
      ['750 * 0.25%', '1.88'],
      ['0.01 * 71.35', '0.71'],
    ],
    total: '2.59',
    percent: '0.35',
    arrives: '10.47521373 LTC',
    tier: 'silver',
  },
  {
    ask: {amount: '750', coin: 'SOL', price: '2.5', in: 'card'},
    fees: [
      ['750 * 3.5%', '26.25'],
      ['723.75 * 0.35%', '2.53'],
    ],
    total: '28.78',
    percent: '3.84',
    unknown: ['variable'],
  },
  {
    ask: {amount: '750', coin: 'XRP', price: '2.5', in: 'card'},
    fees: [
      ['750 * 3.5%', '26.25'],
      ['723.75 * 0.35%', '2.53'],
    ],
    total: '28.78',
    percent: '3.84',
    unknown: ['variable'],
  },
  {
    ask: {amount: '750', coin: 'DOGE', price: '2.5', in: 'card'},
    fees: [
      ['750 * 3.5%', '26.25'],
      ['723.75 * 0.35%', '2.53'],
    ],
    total: '28.78',
    percent: '3.84',
    unknown: ['variable'],
  },
  {
    ask: {amount: '750', coin: 'other', price: '2.5', in: 'card'},
    fees: [
      ['750 * 3.5%', '26.25'],
      ['723.75 * 0.35%', '2.53'],
    ],
    total: '28.78',
    percent: '3.84',
    unknown: ['variable'],
  },
  {
    ask: {amount: '750', coin: 'ETH'},
    fees: [
      ['0', '0.00'],
      ['750 * 0.35%', '2.63'],
    ],
    total: '2.63',
    percent: '0.35',
    unknown: ['no-price'],
  },
  {
    ask: {amount: '750', coin: 'LTC', in: 'swift'},
    fees: [
      ['25', '25.00'],
      ['725 * 0.35%', '2.54'],
    ],
    total: '27.54',
    percent: '3.67',
    unknown: ['no-price'],
    broken: ['below-minimum'],
  },
  {
    ask: {amount: '30', price: '100000'},
    fees: [
      ['0', '0.00'],
      ['30 * 0.35%', '0.11'],
      ['0.0005 * 100000', '50.00'],
    ],
    total: '50.11',
    percent: '167.03',
    broken: ['withdrawal-too-small', 'nothing-left'],
  },
  {
    ask: {amount: '40', price: '100000'},
    fees: [
      ['0', '0.00'],
      ['40 * 0.35%', '0.14'],
      ['0.0005 * 100000', '50.00'],
    ],
    total: '50.14',
    percent: '125.35',
    broken: ['withdrawal-too-small', 'nothing-left'],
  },
  {
    ask: {amount: '55', price: '100000'},
    fees: [
      ['0', '0.00'],
      ['55 * 0.35%', '0.19'],
      ['0.0005 * 100000', '50.00'],
    ],
    total: '50.19',
    percent: '91.25',
    arrives: '0.0000481 BTC',
    broken: ['withdrawal-too-small'],
  },
  {
    ask: {amount: '101', price: '100000'},
    fees: [
      ['0', '0.00'],
      ['101 * 0.35%', '0.35'],
      ['0.0005 * 100000', '50.00'],
    ],
    total: '50.35',
    percent: '49.85',
    arrives: '0.0005065 BTC',
  },
  {
    ask: {amount: '30', out: 'stay', price: '400000'},
    fees: [
      ['0', '0.00'],
      ['30 * 0.35%', '0.11'],
    ],
    total: '0.11',
    percent: '0.37',
    arrives: '0.00007472 BTC',
    broken: ['order-too-small'],
  },
  {
    ask: {amount: '45', out: 'stay', price: '400000'},
    fees: [
      ['0', '0.00'],
      ['45 * 0.35%', '0.16'],
    ],
    total: '0.16',
    percent: '0.36',
    arrives: '0.0001121 BTC',
  },
  {
    ask: {amount: '2', out: 'stay', coin: 'ETH', price: '2500', in: 'crypto'},
    fees: [['0', '0.00']],
    total: '0.00',
    percent: '0.00',
    arrives: '0.0008 ETH',
    broken: ['below-minimum'],
  },
  {
    ask: {amount: '25', out: 'swift', in: 'swift'},
    fees: [
      ['25', '25.00'],
      ['0 * 0.35%', '0.00'],
      ['0 * 0.35%', '0.00'],
      ['35', '35.00'],
    ],
    total: '60.00',
    percent: '240.00',
    broken: ['below-minimum', 'nothing-left'],
  },
  {
    ask: {amount: '26', out: 'stay', in: 'swift'},
    fees: [
      ['25', '25.00'],
      ['1 * 0.35%', '0.00'],
    ],
    total: '25.00',
    percent: '96.15',
    broken: ['below-minimum'],
  },
  {
    ask: {amount: '12.34', coin: 'ETH', price: '3000', out: 'stay', in: 'card'},
    fees: [
      ['12.34 * 3.5%', '0.43'],
      ['11.91 * 0.35%', '0.04'],
    ],
    total: '0.47',
    percent: '3.81',
    arrives: '0.00395666 ETH',
  },
  {
    ask: {amount: '51000', out: 'sepa', account: 'verified'},
    fees: [
      ['0', '0.00'],
      ['51000 * 0.35%', '178.50'],
      ['50821.5 * 0.35%', '177.88'],
      ['2', '2.00'],
    ],
    total: '358.38',
    percent: '0.70',
    arrives: '50641.62 EUR',
    broken: ['above-day', 'above-month', 'above-trading-day'],
  },
  {
    ask: {amount: '51000', out: 'sepa', account: 'pro'},
    fees: [
      ['0', '0.00'],
      ['51000 * 0.35%', '178.50'],
      ['50821.5 * 0.35%', '177.88'],
      ['2', '2.00'],
    ],
    total: '358.38',
    percent: '0.70',
    arrives: '50641.62 EUR',
    broken: ['above-day'],
  },
  {
    ask: {amount: '14.29', out: 'stay', in: 'card'},
    fees: [
      ['14.29 * 3.5%', '0.50'],
      ['13.79 * 0.35%', '0.05'],
    ],
    total: '0.55',
    percent: '3.85',
  },
  {
    ask: {amount: '100', out: 'stay', in: 'card', volume: '500001', role: 'maker'},
    fees: [
      ['100 * 3.5%', '3.50'],
      ['96.5 * 0.05%', '0.05'],
    ],
    total: '3.55',
    percent: '3.55',
    tier: 'platinum',
  },
  {
    ask: {amount: '10.36', coin: 'SOL', out: 'stay', in: 'card'},
    fees: [
      ['10.36 * 3.5%', '0.36'],
      ['10 * 0.35%', '0.04'],
    ],
    total: '0.40',
    percent: '3.86',
  },
];
