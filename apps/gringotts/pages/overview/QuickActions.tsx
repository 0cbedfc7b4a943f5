import { ArrowLeftRight, CreditCard, ReceiptText, Zap } from 'lucide-react';
import { LinkButton } from '#kit/ui/LinkButton.tsx';

export function QuickActions() {
  return (
    <>
      <LinkButton href="/zelle" icon={<Zap aria-hidden />}>
        Send with Zelle
      </LinkButton>
      <LinkButton href="/bills" icon={<ReceiptText aria-hidden />}>
        Pay a bill
      </LinkButton>
      <LinkButton href="/transfers" icon={<ArrowLeftRight aria-hidden />}>
        Transfer
      </LinkButton>
      <LinkButton href="/card/pay" variant="primary" icon={<CreditCard aria-hidden />}>
        Pay card
      </LinkButton>
    </>
  );
}
