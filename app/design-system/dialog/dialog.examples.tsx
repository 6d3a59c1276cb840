import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import type { PartExamples } from '../example.ts';
import { TextField } from '../field/text-field.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

function DialogWithOpener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="We cover SO14 7LY">
        <p>Good news: our carers already work near you.</p>
        <TextField label="Email" type="email" autoComplete="off" />
        <DialogActions>
          <ButtonLink to="/contact">Book a consultation</ButtonLink>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            View services
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

export const dialogExamples: PartExamples = {
  part: 'Dialog',
  examples: [{ name: 'Opened by a button', element: <DialogWithOpener /> }],
};
