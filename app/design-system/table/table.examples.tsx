import type { PartExamples } from '../example.ts';
import { Table } from './table.tsx';

export const tableExamples: PartExamples = {
  part: 'Table',
  examples: [
    {
      name: 'Rows become cards where it is narrow',
      element: (
        <Table
          caption="How long we keep information"
          columns={['Record', 'Kept for', 'Because']}
          rows={[
            ['Website enquiries', '6 months', 'So that we can answer, and answer again'],
            ['CCTV', '30 days', 'Unless it shows an incident'],
            ['DBS certificate copies', '6 months', 'The code of practice asks for no more'],
          ]}
        />
      ),
    },
  ],
};
